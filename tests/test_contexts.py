"""Where a command leads is said by an option, a variable of the same meaning or a setting; all of them record it."""

from __future__ import annotations

from pathlib import Path

import pytest

from riskclass import Policy, classify

ALIKE = [
    ("docker -H ssh://prod start x", "DOCKER_HOST=ssh://prod docker start x"),
    ("docker -H ssh://prod compose start", "DOCKER_HOST=ssh://prod docker compose start"),
    ("docker-compose -H ssh://prod start", "DOCKER_HOST=ssh://prod docker-compose start"),
    ("docker --context prod start x", "DOCKER_CONTEXT=prod docker start x"),
    ("docker -H ssh://prod exec c mkdir /x", "DOCKER_HOST=ssh://prod docker exec c mkdir /x"),
    ("podman --url ssh://prod start x", "CONTAINER_HOST=ssh://prod podman start x"),
    ("podman -c prod start x", "CONTAINER_CONNECTION=prod podman start x"),
    ("virsh -c qemu+ssh://prod/system start x", "LIBVIRT_DEFAULT_URI=qemu+ssh://prod/system virsh start x"),
    ("virsh -c qemu+ssh://prod/system start x", "VIRSH_DEFAULT_CONNECT_URI=qemu+ssh://prod/system virsh start x"),
    ("virt-clone --connect qemu+ssh://prod/system -o x", "LIBVIRT_DEFAULT_URI=qemu+ssh://prod/system virt-clone -o x"),
    ("helm --kube-context prod install x y", "HELM_KUBECONTEXT=prod helm install x y"),
]


def _contexts(text: str) -> set[tuple[str, ...]]:
    return {effect.context for effect in classify(text).effects if effect.kind != "observe"}


@pytest.mark.parametrize(("option", "variable"), ALIKE)
def test_a_variable_leads_where_the_option_does(option: str, variable: str) -> None:
    assignment, _, command = variable.partition(" ")
    name, _, value = assignment.partition("=")
    assert _contexts(option) != {()}
    for text in (
        variable,
        f"env {variable}",
        f"sudo {variable}",
        f"export {assignment}; {command}",
        f"{assignment}; {command}",
    ):
        assert _contexts(text) == _contexts(option), text
    assert {effect.context for effect in classify(command, env={name: value}).effects} == _contexts(option)
    for text in (command, f"{name}= {command}", f"{assignment}; unset {name}; {command}"):
        assert not any("prod" in str(each) for each in _contexts(text)), text


def test_an_option_overrules_the_variable() -> None:
    assert _contexts("DOCKER_HOST=ssh://prod docker -H ssh://dev start x") == {("host:ssh://dev",)}
    assert _contexts("DOCKER_HOST=ssh://prod docker --context dev start x") == {("host:dev",)}
    assert _contexts("DOCKER_HOST=ssh://prod podman start x") == {()}


def test_a_setting_of_ssh_that_names_the_host() -> None:
    for setting in ("-o HostName=prod", "-oHostName=prod", "-o 'hostname prod'", "-o 'HostName = prod'"):
        assert _contexts(f"ssh {setting} web mkdir /x") == {("host:web", "host:prod")}, setting
    assert _contexts("ssh -o HostKeyAlias=prod web mkdir /x") == {("host:web",)}


def test_a_session_and_a_module_are_on_the_host() -> None:
    for text in ("ssh prod", "ansible prod -m service -a 'name=x state=started'", "salt prod service.start x"):
        assert _contexts(text) == {("host:prod",)}, text
    assert _contexts("su - root") == {("user:root",)}
    written = classify("ssh -E log prod uptime").effects
    assert {effect.context for effect in written if effect.kind == "fs.write"} == {()}, "a file of this machine"
    assert () in _contexts("ansible prod -m setup -t out")


def test_a_policy_hears_of_what_a_variable_leads_to(tmp_path: Path) -> None:
    file = tmp_path / "policy.toml"
    file.write_text('extends = "coding"\nprotected_contexts = ["host:prod*"]\n')
    policy = Policy.load(str(file))
    for text, action in (
        ("DOCKER_HOST=ssh://prod docker start x", "ask"),
        ("DOCKER_HOST=ssh://dev docker start x", "allow"),
        ("ssh -o HostName=prod web mkdir /x", "ask"),
        ("ssh -o HostName=dev web mkdir /x", "allow"),
        ("ansible prod -m service -a 'name=x state=started'", "ask"),
        ("ansible dev -m service -a 'name=x state=started'", "allow"),
    ):
        assert policy.decide(classify(text, site=policy.site)).action == action, text

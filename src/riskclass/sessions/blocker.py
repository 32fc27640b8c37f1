"""What a session that did not succeed was blocked by: facts first, then the assistant's last words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from riskclass.sessions.judged import HARMLESS
from riskclass.sessions.titles import title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    #: A row of a table.
    Row = dict[str, Any]
    #: The blocker, and the evidence for it.
    Found = tuple[str, list[dict[str, Any]]]

BLOCKERS: Final = (
    "approval_timeout",
    "approval_denied",
    "classifier_overreach",
    "user_abandoned",
    "model_refusal",
    "model_empty_response",
    "missing_knowledge",
    "missing_capability",
    "tool_error",
)
#: Errors count among so many of the last calls; what failed before was lived with.
_LATE: Final = 5
_EVIDENCE: Final = 10


def blocker(approvals: Sequence[Row], calls: Sequence[Row], messages: Sequence[Row]) -> tuple[str | None, list[Row]]:
    """The blocker and its evidence: `{"what", "seq", "text"}`; all rows in the order of `seq`."""
    for found in (
        _approval(approvals, calls),
        _verdict(calls),
        _error(calls),
        _empty(messages),
        _said(messages),
        _abandoned(messages),
    ):
        if found is not None:
            return found[0], found[1][-_EVIDENCE:]
    return None, []


# -- facts --

_NOT_GIVEN: Final = {"denied": "approval_denied", "expired": "approval_timeout", None: "approval_timeout"}
_HOW: Final = {"denied": "was denied", "expired": "expired", None: "was still waited for at the end"}


def _approval(approvals: Sequence[Row], calls: Sequence[Row]) -> Found | None:
    """Approvals that were denied, that expired or that nobody answered; the last says which."""
    lost = [each for each in approvals if each["how"] in _NOT_GIVEN and not _overcome(each, approvals, calls)]
    if not lost:
        return None
    return _NOT_GIVEN[lost[-1]["how"]], [
        _evidence("approval", each, f"{each['what']}: {_HOW[each['how']]}") for each in lost
    ]


def _overcome(lost: Row, approvals: Sequence[Row], calls: Sequence[Row]) -> bool:
    """Whether the same was approved or ran later."""
    approved = any(each["how"] == "approved" and _same(lost, each, "what") for each in approvals)
    return approved or any(each["state"] == "ok" and _same(lost, each, "command") for each in calls)


def _same(lost: Row, later: Row, text: str) -> bool:
    if later["seq"] <= lost["seq"]:
        return False
    mark = lost["fingerprint"] if lost["risk_class"] != "read_only" else None  # all harmless commands share one
    return later[text] == lost["what"] or (mark is not None and later["fingerprint"] == mark)


def _verdict(calls: Sequence[Row]) -> Found | None:
    """Commands that were refused without anybody having been asked, or whose question nobody kept."""
    refused = [each for each in calls if each["state"] == "refused" and not _ran_later(each, calls)]
    if not refused:
        return None
    harmless = [each for each in refused if each["risk_class"] in HARMLESS]
    shown = harmless or refused
    evidence = [
        _evidence("tool_call", each, f"{_title(each)}: refused, {each['reason'] or each['error']}") for each in shown
    ]
    return "classifier_overreach" if harmless else "approval_denied", evidence


def _ran_later(refused: Row, calls: Sequence[Row]) -> bool:
    return any(
        each["state"] == "ok" and each["seq"] > refused["seq"] and _title(each) == _title(refused) for each in calls
    )


def _error(calls: Sequence[Row]) -> Found | None:
    ended = [each for each in calls if each["state"] in ("ok", "error")]
    last_good = {each["name"]: each["seq"] for each in ended if each["state"] == "ok"}
    wrong = [
        each for each in ended[-_LATE:] if each["state"] == "error" and last_good.get(each["name"], 0) < each["seq"]
    ]
    if not wrong:
        return None
    return "tool_error", [_evidence("tool_call", each, f"{_title(each)}: {each['error']}") for each in wrong]


def _empty(messages: Sequence[Row]) -> Found | None:
    last = messages[-1] if messages else None
    if last is None or last["role"] != "assistant" or last["text"].strip():
        return None
    return "model_empty_response", [_evidence("message", last, "an empty answer")]


# -- words --


def _patterns(**said: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((name, re.compile(pattern, re.IGNORECASE | re.VERBOSE)) for name, pattern in said.items())


_NOT: Final = r"(?:can(?:no|')t|can\s+not|could\s+not|couldn't|(?:am|was)\s+(?:unable|not\s+able)\s+to)"
#: The first that is found; each needs more than one word of chance.
_PATTERNS: Final = _patterns(
    approval_timeout=r"approv\w*[^.\n]{0,60}\b(?:expired|timed\s+out|lapsed|pending|did\s+not\s+arrive|never\s+came)"
    r"|\b(?:wait(?:ing|ed)?|await(?:ing|ed)?)\b[^.\n]{0,40}\bapproval|no\s+approval\s+(?:came|arrived|was\s+given)",
    approval_denied=r"approv\w*[^.\n]{0,60}\b(?:denied|declined|rejected|refused)|\b(?:denied|declined|rejected|refused)\b[^.\n]{0,40}\bapproval",
    classifier_overreach=r"\b(?:classifier|classified|policy|guard\w*|risk\s+check)\b[^.\n]{0,60}\b(?:block\w*|refus\w*|flagg\w*|stop\w*|den\w*)"
    r"|\b(?:block\w*|flagg\w*|refused)\b[^.\n]{0,30}\bby\s+(?:the\s+)?(?:classifier|policy|guard)",
    model_refusal=rf"\bI\s+(?:{_NOT}|won't|will\s+not|must\s+decline\s+to|refuse\s+to)\s+(?:help|assist|comply|do\s+that|take\s+part)\b|against\s+my\s+(?:guidelines|principles)",
    missing_capability=rf"\b(?:don't|do\s+not|didn't|lack(?:ed)?|without|no)\b[^.\n]{{0,20}}\b(?:access|permissions?|tools?|capability|credentials)\b"
    rf"|\b{_NOT}\s+(?:access|reach|connect|run|execute|log\s+in)\b|\bnot\s+(?:supported|permitted|installed)\b",
    missing_knowledge=rf"\b(?:don't|do\s+not|didn't)\s+know\b|\b{_NOT}\s+(?:find|determine|identify|figure\s+out|locate)\b"
    r"|\b(?:no|not\s+enough)\s+(?:documentation|information|knowledge|context)\b|\bunclear\s+(?:which|what|how|where|why)\b",
    tool_error=r"\b(?:tool|command|call|script)\b[^.\n]{0,40}\b(?:failed|errored|crashed|timed\s+out)|\bexit(?:ed)?\s+(?:code|status)\s+[1-9]",
)


def _said(messages: Sequence[Row]) -> Found | None:
    for last in _assistant(messages):
        for name, pattern in _PATTERNS:
            match = pattern.search(last["text"])
            if match is not None:
                return name, [_evidence("message", last, _around(last["text"], match.start(), match.end()))]
        break
    return None


def _abandoned(messages: Sequence[Row]) -> Found | None:
    """The assistant asked something and nobody answered."""
    last = messages[-1] if messages else None
    if last is None or last["role"] != "assistant" or not last["text"].rstrip().endswith("?"):
        return None
    return "user_abandoned", [_evidence("message", last, last["text"].rstrip().rpartition("\n")[2])]


def _assistant(messages: Sequence[Row]) -> Iterator[Row]:
    return (each for each in reversed(messages) if each["role"] == "assistant" and each["text"].strip())


def _around(text: str, start: int, end: int) -> str:
    first = max(text.rfind("\n", 0, start), text.rfind(". ", 0, start) + 1) + 1
    stop = min((place for place in (text.find("\n", end), text.find(". ", end) + 1) if place > 0), default=len(text))
    return text[first:stop]


def _title(call: Row) -> str:
    return str(call["command"] or call["name"])


def _evidence(what: str, row: Row, text: str) -> Row:
    return {"what": what, "seq": row["seq"], "text": title(text)}

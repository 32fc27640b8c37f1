from __future__ import annotations

from riskclass.model.tables import flags, takes, tool, when

TOOL = tool(
    "protoc",
    "FILE...:options_file",
    about="compile descriptions of messages",
    docs="https://protobuf.dev/reference/",
    inert="--version -h --help",
    options=[
        # `--X_out=OPTIONS:DIR`; languages that it does not know itself are programs protoc-gen-X of the PATH
        takes(
            "--cpp_out --csharp_out --java_out --kotlin_out --objc_out --php_out --pyi_out --python_out --ruby_out"
            " --rbs_out --rust_out",
            writes="VALUE",
        ),
        takes("--go_out --go-grpc_out --grpc_out --grpc_python_out --js_out --ts_out --upb_out", writes="VALUE"),
        takes("-o/--descriptor_set_out --dependency_out", writes="VALUE"),
        takes("--plugin", does="code.opaque VALUE", because="runs that program"),
        takes(
            "-I/--proto_path --encode --decode --descriptor_set_in --error_format --option_dependencies"
            " --direct_dependencies --direct_dependencies_violation_msg --go_opt --go-grpc_opt --grpc_opt --js_opt"
            " --ts_opt --cpp_opt --csharp_opt --java_opt --kotlin_opt --objc_opt --php_opt --pyi_opt --python_opt"
            " --ruby_opt"
            " --rust_opt"
        ),
        flags(
            "--version -h/--help --deterministic_output --decode_raw --include_imports --include_source_info"
            " --retain_options --fatal_warnings --print_free_field_numbers --enable_codegen_trace --notices"
            " --experimental_allow_proto3_optional"
        ),
    ],
    rows=[
        when("--decode --decode_raw", reads="stdin", because="shows what it is fed"),
        when("--plugin=protoc-gen-*=./*|protoc-gen-*=../*", does="code.project --plugin"),
    ],
    examples="""
        protoc --version                                         #=> read_only
        protoc --decode_raw                                      #=> read_only
        protoc --decode_raw < .env                               #=> exposure secret.read
        protoc --encode=m a.proto < .env                         #=> read_only
        protoc -I proto --python_out=gen proto/a.proto           #=> config_mutation fs.write
        protoc --go_out=. --go_opt=paths=source_relative a.proto #=> config_mutation fs.write
        protoc -o out.pb a.proto                                 #=> config_mutation fs.write
        protoc --plugin=protoc-gen-x=/tmp/x a.proto              #=> unknown code.opaque
        protoc --plugin=protoc-gen-x=./x a.proto                 #=> unknown code.project
        protoc --plugin=protoc-gen-x=./x --help                  #=> read_only
        protoc --unsafe_allow_out_dir_escape a.proto             #=> unknown
    """,
)

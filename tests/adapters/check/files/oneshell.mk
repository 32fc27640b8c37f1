.ONESHELL:
.RECIPEPREFIX = >
clean:
> cd /tmp/build-x
> rm -rf out
> cat <<EOF
> rm -rf text
> EOF
> rm -rf /srv/out

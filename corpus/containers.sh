# Docker, podman, compose, lxc, incus, virsh.

docker ps -a --format '{{.Names}}\t{{.Status}}'  #=> read_only
docker ps -q | wc -l  #=> read_only
docker logs --tail 100 -f web 2>&1 | grep -i error  #=> read_only
docker inspect web  #=> read_only
docker inspect -f '{{.State.Health.Status}}' web  #=> read_only
docker inspect -f '{{.Config.Env}}' web  #=> exposure
docker stats --no-stream  #=> read_only
docker top web  #=> read_only
docker images --digests  #=> read_only
docker history --no-trunc app:1  #=> read_only
docker system df -v  #=> read_only
docker info --format '{{.Driver}}'  #=> read_only
docker network inspect bridge | jq '.[0].Containers'  #=> read_only
docker diff web  #=> read_only
docker port web  #=> read_only
docker events --since 1h --until 0s  #=> read_only
docker pull alpine:3  #=> reversible_low
docker start web  #=> reversible_low guest.start
docker restart -t 5 web  #=> disruptive
docker stop web  #=> disruptive
docker kill -s HUP web  #=> disruptive
docker pause web  #=> disruptive
docker update --memory 512m web  #=> config_mutation
docker rename web web-old  #=> config_mutation
docker rm web  #=> destructive -- its writable layer is gone
docker rm -f $(docker ps -aq)  #=> destructive
docker rmi app:1  #=> destructive
docker image prune -af  #=> destructive
docker container prune -f  #=> destructive
docker volume ls -qf dangling=true  #=> read_only
docker volume rm data  #=> destructive
docker volume prune -f  #=> destructive
docker system prune -af --volumes  #=> destructive
docker builder prune -f  #=> reversible_low
docker volume create data  #=> config_mutation
docker network create app  #=> config_mutation
docker network disconnect app web  #=> disruptive
docker tag app:1 app:latest  #=> config_mutation
docker commit web snap:1  #=> config_mutation
docker save app:1 -o app.tar  #=> config_mutation
docker save app:1 | gzip > /tmp/app.tgz  #=> reversible_low
docker load -i app.tar  #=> config_mutation
docker push registry.example/app:1  #=> exposure
docker login -u bot --password-stdin registry.example < token.txt  #=> config_mutation
docker cp web:/var/log/app.log /tmp/app.log  #=> reversible_low
docker cp app.conf web:/etc/app.conf  #=> config_mutation
docker cp web:/run/secrets/db_password -  #=> exposure
docker exec web cat /etc/nginx/nginx.conf  #=> read_only
docker exec web env  #=> exposure
docker exec web printenv PATH  #=> read_only
docker exec -it web sh  #=> unknown code.interactive
docker exec -i web sh -c 'cat > /tmp/in' < data.bin  #=> reversible_low
docker exec -i db psql -U app -c 'SELECT count(*) FROM users'  #=> read_only
docker exec -i db psql -U app -c 'TRUNCATE users'  #=> destructive
docker exec -i db psql -U app < dump.sql  #=> unknown
docker exec web sh -c 'rm -rf /var/cache/nginx/*'  #=> reversible_low -- a cache
docker exec web sh -c 'rm -rf /var/lib/nginx/*'  #=> destructive
docker exec web nginx -t  #=> read_only
docker exec web nginx -s reload  #=> config_mutation
docker exec --privileged web sysctl -a  #=> read_only
docker exec -e LD_PRELOAD=/data/x.so web ls  #=> unknown
docker run --rm alpine:3 cat /etc/os-release  #=> config_mutation container.run
docker run --rm -v "$PWD":/src:ro alpine:3 ls /src  #=> config_mutation
docker run --rm -v "$PWD":/src alpine:3 ls /src  #=> unknown
docker run --rm -v data:/data alpine:3 tar cz /data  #=> unknown -- a volume it may write
docker run -v /:/host alpine:3 chroot /host rm -rf /srv/app  #=> destructive
docker run --privileged --pid=host alpine:3 nsenter -t 1 -m sh -c id  #=> unknown
docker run -v /var/run/docker.sock:/var/run/docker.sock alpine:3 id  #=> unknown
docker run -d -p 8080:80 --name web nginx:1  #=> config_mutation
docker run --rm -it alpine:3 sh  #=> unknown
docker run --rm alpine:3 sh -c 'rm -rf /'  #=> destructive
docker run --help  #=> read_only
docker build -t app:1 .  #=> config_mutation
docker build -t registry.example/app:1 --push .  #=> exposure
docker -H ssh://root@web1 ps  #=> read_only
docker -H ssh://root@web1 rm -f web  #=> destructive
docker context ls  #=> read_only
docker context use prod  #=> config_mutation target.switch
docker swarm leave --force  #=> destructive
docker node update --availability drain n1  #=> disruptive
docker service ls  #=> read_only
docker service update --image app:2 web  #=> disruptive
docker secret ls  #=> read_only
docker stack rm app  #=> destructive
docker compose ps --format json  #=> read_only
docker compose logs --tail 50 web  #=> read_only
docker compose config --services  #=> read_only
docker compose config  #=> exposure -- secrets are filled in
docker compose pull  #=> reversible_low
docker compose up -d web  #=> disruptive
docker compose up --dry-run  #=> read_only
docker compose restart web  #=> disruptive
docker compose stop  #=> disruptive
docker compose down  #=> disruptive
docker compose down -v  #=> destructive
docker compose exec -T db pg_isready  #=> read_only
docker compose exec -T db sh -c 'psql -c "DROP TABLE t"'  #=> destructive
docker compose run --rm web ls /app  #=> config_mutation
docker compose -f a.yml -f b.yml --profile ci top  #=> read_only
docker-compose images  #=> read_only
podman ps --pod  #=> read_only
podman exec web tail -n 5 /var/log/app.log  #=> read_only
podman unshare cat /proc/self/uid_map  #=> read_only
podman unshare rm -rf storage/volumes  #=> destructive
podman generate systemd --new --name web  #=> read_only
podman generate systemd --new --files --name web  #=> config_mutation
podman system reset -f  #=> destructive
podman play kube pod.yaml  #=> config_mutation
crictl ps  #=> read_only
crictl rmi --prune  #=> destructive
crictl exec c1 ls /  #=> read_only
ctr -n k8s.io images ls  #=> read_only
nerdctl ps  #=> read_only
lxc list --format csv -c ns  #=> read_only
lxc exec web -- systemctl status app  #=> read_only
lxc exec web -- rm -rf /srv/app  #=> destructive
lxc exec web -- bash  #=> unknown
lxc snapshot web pre  #=> reversible_low
lxc restore web pre  #=> destructive
lxc delete web --force  #=> destructive
lxc file pull web/etc/hosts /tmp/hosts  #=> reversible_low
incus config show web  #=> read_only
incus stop web  #=> disruptive
virsh list --all  #=> read_only
virsh dominfo vm1  #=> read_only
virsh domblklist vm1 --details  #=> read_only
virsh shutdown vm1  #=> disruptive
virsh destroy vm1  #=> disruptive -- pulls its plug, deletes nothing
virsh undefine vm1  #=> destructive
virsh undefine vm1 --remove-all-storage  #=> destructive
virsh snapshot-create-as vm1 pre  #=> reversible_low
virsh snapshot-revert vm1 pre  #=> destructive
virsh console vm1  #=> unknown
virsh edit vm1  #=> unknown
virsh -c qemu+ssh://root@kvm1/system list  #=> read_only

for c in $(docker ps --format '{{.Names}}'); do
  echo "== $c"
  docker exec "$c" sh -c 'cat /etc/os-release 2>/dev/null | head -1'
  docker inspect -f '{{.RestartCount}}' "$c"
done
#=> read_only

for c in $(docker ps --format '{{.Names}}'); do
  echo "== $c"
  docker exec "$c" sh -c 'apt-get update -qq && apt-get -y -qq upgrade'
done
#=> disruptive

docker ps -q | xargs docker inspect -f '{{.Name}} {{.HostConfig.RestartPolicy.Name}}'
docker ps -q --filter status=exited | xargs -r echo docker rm
#=> read_only

docker ps -q | xargs docker inspect -f '{{.Name}} {{.HostConfig.RestartPolicy.Name}}'
docker ps -q --filter status=exited | xargs -r docker rm
#=> destructive

# kubectl, helm and what runs in pods.

kubectl get pods -A -o wide --field-selector=status.phase!=Running  #=> read_only
kubectl get deploy web -o jsonpath='{.spec.template.spec.containers[*].image}'  #=> read_only
kubectl get events --sort-by=.lastTimestamp -n app | tail -20  #=> read_only
kubectl describe node n1 | sed -n '/Allocated/,/Events/p'  #=> read_only
kubectl logs deploy/web --since=1h --all-containers | grep -c ' 500 '  #=> read_only
kubectl top pods -A --sort-by=memory | head  #=> read_only
kubectl rollout status deploy/web --timeout=60s  #=> read_only
kubectl rollout history deploy/web  #=> read_only
kubectl rollout restart deploy/web  #=> disruptive
kubectl rollout undo deploy/web  #=> disruptive
kubectl rollout pause deploy/web  #=> config_mutation
kubectl get secrets -n app  #=> read_only -- names only
kubectl get secret db -n app -o jsonpath='{.data.password}' | base64 -d  #=> exposure
kubectl describe secret db  #=> read_only -- shows sizes only
kubectl get cm app -o yaml  #=> read_only
kubectl get all -o yaml > /tmp/all.yaml  #=> reversible_low
kubectl explain pod.spec.affinity  #=> read_only
kubectl api-resources --verbs=list --namespaced -o name  #=> read_only
kubectl auth can-i delete pods --as=system:serviceaccount:app:bot  #=> read_only
kubectl diff -f web.yaml  #=> read_only
kubectl apply -f web.yaml  #=> config_mutation
kubectl apply -f web.yaml --dry-run=server  #=> read_only
kubectl apply -f web.yaml --dry-run=none  #=> config_mutation
kubectl apply -k overlays/prod --prune -l app=web  #=> destructive
kubectl apply -f https://example.com/manifests.yaml  #=> unknown code.remote
kubectl create deploy web --image=nginx:1 --dry-run=client -o yaml  #=> read_only
kubectl create deploy web --image=nginx:1  #=> config_mutation
kubectl create token bot  #=> exposure
kubectl create secret generic db --from-literal=password=x  #=> config_mutation
kubectl create rolebinding x --role=admin --user=bob  #=> exposure access.grant
kubectl replace --force -f web.yaml  #=> destructive
kubectl patch deploy web -p '{"spec":{"replicas":3}}'  #=> config_mutation
kubectl edit deploy web  #=> unknown
kubectl set image deploy/web web=app:2  #=> disruptive
kubectl scale deploy web --replicas=3  #=> config_mutation
kubectl scale deploy web --replicas=0  #=> disruptive
kubectl label ns app team=x --overwrite  #=> config_mutation
kubectl annotate pod web-1 note='kubectl delete ns app'  #=> config_mutation
kubectl cordon n1  #=> config_mutation
kubectl uncordon n1  #=> config_mutation
kubectl drain n1 --ignore-daemonsets --delete-emptydir-data  #=> disruptive -- as deleting pods is
kubectl taint nodes n1 key=v:NoExecute  #=> disruptive
kubectl taint nodes n1 key=v:NoSchedule  #=> config_mutation
kubectl delete pod web-1  #=> disruptive
kubectl delete pods --all -n app  #=> disruptive
kubectl delete deploy web  #=> destructive
kubectl delete ns app  #=> destructive
kubectl delete pvc data-db-0  #=> destructive
kubectl delete -f web.yaml  #=> destructive
kubectl delete deploy web --dry-run=client  #=> read_only
kubectl get pods -o name | xargs -n1 echo kubectl delete  #=> read_only
kubectl get pvc -o name | xargs kubectl delete  #=> destructive
kubectl exec web-1 -- ls -l /app  #=> read_only
kubectl exec web-1 -c app -- cat /proc/1/status  #=> read_only
kubectl exec web-1 -- cat /var/run/secrets/kubernetes.io/serviceaccount/token  #=> exposure
kubectl exec web-1 -- env  #=> exposure
kubectl exec -it web-1 -- bash  #=> unknown
kubectl exec web-1 -- sh -c 'kill -QUIT 1'  #=> disruptive
kubectl exec db-0 -- psql -U app -c 'SELECT now()'  #=> read_only
kubectl exec db-0 -- psql -U app -c 'DROP DATABASE app'  #=> destructive
kubectl exec web-1 ls /app  #=> read_only -- the old form
kubectl cp app/web-1:/var/log/app.log /tmp/app.log  #=> reversible_low
kubectl cp ./x.conf app/web-1:/etc/x.conf  #=> config_mutation
kubectl run probe --rm -i --restart=Never --image=busybox -- nslookup db  #=> config_mutation
kubectl debug node/n1 -it --image=busybox  #=> unknown
kubectl port-forward svc/grafana 3000:80  #=> reversible_low
kubectl port-forward --address 0.0.0.0 svc/grafana 3000:80  #=> exposure
kubectl proxy --port 8001  #=> reversible_low
kubectl proxy --address 0.0.0.0 --accept-hosts '.*'  #=> exposure
kubectl config get-contexts  #=> read_only
kubectl config view  #=> read_only
kubectl config view --raw  #=> exposure
kubectl config use-context prod  #=> config_mutation target.switch
kubectl --context prod -n app get deploy  #=> read_only
kubectl --context prod -n app delete deploy web  #=> destructive
kubectl -n app wait --for=condition=Ready pod -l app=web --timeout=60s  #=> read_only
kubectl get --raw /readyz  #=> read_only
kubectl certificate approve csr-1  #=> exposure
KUBECONFIG=/etc/rancher/k3s/k3s.yaml kubectl get nodes  #=> read_only
k3s kubectl get nodes  #=> read_only
helm list -A  #=> read_only
helm status web -n app  #=> read_only
helm history web  #=> read_only
helm get values web  #=> read_only
helm template web ./chart | kubectl diff -f -  #=> read_only
helm template web ./chart | kubectl apply -f -  #=> config_mutation
helm upgrade --install web ./chart -f values.yaml --wait  #=> disruptive
helm upgrade web ./chart --dry-run=server  #=> read_only
helm rollback web 3  #=> disruptive
helm uninstall web  #=> destructive
helm repo update  #=> reversible_low
helm lint ./chart  #=> read_only
helm upgrade web ./chart --post-renderer ./patch.sh  #=> unknown
etcdctl get / --prefix --keys-only  #=> read_only
etcdctl endpoint health --cluster  #=> read_only
etcdctl del / --prefix  #=> destructive
etcdctl snapshot save /tmp/etcd.db  #=> exposure -- all secrets of the cluster
kubeadm token list  #=> exposure
kubeadm reset -f  #=> destructive
ssh cp1 'sudo crictl ps -a | grep -v Running'  #=> read_only
ssh cp1 "sudo kubectl --kubeconfig /etc/kubernetes/admin.conf exec -n app db-0 -- sh -c 'df -h /var/lib/postgresql'"  #=> read_only
ssh cp1 "sudo kubectl --kubeconfig /etc/kubernetes/admin.conf exec -n app db-0 -- sh -c 'rm -rf /var/lib/postgresql/data/pg_wal'"  #=> destructive

for ns in $(kubectl get ns -o name | cut -d/ -f2); do
  bad=$(kubectl get pods -n "$ns" --no-headers 2>/dev/null | awk '$3 != "Running" && $3 != "Completed"' | wc -l)
  [ "$bad" -gt 0 ] && echo "$ns: $bad"
done
#=> read_only

kubectl get nodes -o name | while read -r node; do
  kubectl drain "${node#node/}" --ignore-daemonsets --timeout=5m || break
  kubectl uncordon "${node#node/}"
done
#=> unknown -- what is read may be an option

kubectl get nodes -o name | while read -r node; do
  kubectl drain --ignore-daemonsets --timeout=5m -- "${node#node/}" || break
  kubectl uncordon -- "${node#node/}"
done
#=> disruptive

kubectl apply -f - <<'YAML'
apiVersion: v1
kind: ConfigMap
metadata:
  name: note
data:
  text: kubectl delete ns app
YAML
#=> config_mutation

cat <<'YAML' | kubectl apply --dry-run=server -f -
apiVersion: v1
kind: Namespace
metadata:
  name: test
YAML
#=> read_only

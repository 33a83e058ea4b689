#!/bin/sh
# Runs in mounts of its own: installs the site as docs/operating.md tells, puts a finished build
# in place of `nk publish`, and serves it with what nk.service may write and do.
# usage: installation.sh PROJECT SCRATCH PORT
set -eu
project=$1 scratch=$2 port=$3
mkdir -p "$scratch/srv/nk/code" "$scratch/upper/etc" "$scratch/overlay/etc" \
    "$scratch/upper/local" "$scratch/overlay/local"
mount --bind "$scratch/srv" /srv
mount -t overlay overlay \
    -o "lowerdir=/etc,upperdir=$scratch/upper/etc,workdir=$scratch/overlay/etc" /etc
mount -t overlay overlay \
    -o "lowerdir=/usr/local,upperdir=$scratch/upper/local,workdir=$scratch/overlay/local" /usr/local
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
export PATH
git -C "$project" -c safe.directory='*' ls-files -z --cached --others --exclude-standard |
    tar -C "$project" --null --ignore-failed-read -T - -c | tar -x -C /srv/nk/code

/srv/nk/code/deploy/install www.example.com
/srv/nk/code/deploy/install www.example.com

# Made by this machine already: the Python environment and the build of the pages.
mkdir -p /srv/nk/code/.venv /srv/nk/site/builds
mount --bind "$project/.venv" /srv/nk/code/.venv
cp -RL "$project/web/dist" /srv/nk/site/builds/1
ln -s builds/1 /srv/nk/site/current
chown -Rh nk:nk /srv/nk/site

read_only() {
    mount --rbind "$1" "$1"
    mount -o remount,bind,ro "$1"
}
for place in /etc /usr /srv/nk/code /srv/nk/content /srv/nk/site; do
    read_only "$place"
done
# The store is new; in production it gets no samples, but those of the content are the project's.
set -a
. /etc/nk.env
NK_ALLOW_SAMPLES=1 NK_PORT=$port PYTHONPATH=/srv/nk/code/src
set +a
umask 0077
cd /srv/nk/code
as_service() {
    setpriv --reuid=nk --regid=nk --init-groups --no-new-privs --inh-caps=-all \
        --bounding-set=-all "$@"
}
as_service strace -f -qq -e signal=none -o /srv/nk/data/calls .venv/bin/python -m nk.cli serve
as_service env BACKUP_COMMAND='cp "$1" /srv/nk/data/off-machine' /usr/local/lib/nk-backup

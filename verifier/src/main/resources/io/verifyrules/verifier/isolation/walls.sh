# Run by unshare, in namespaces of its own: puts a command among few files, all read-only, and takes its rights away.
# The arguments are the files and folders that it needs beside those of the system, --, and the command.
set -e
root=/sys
mount -t tmpfs -o size=256m,mode=755,nosuid,nodev verify-rules "$root"

readable() {
    if [ -L "$1" ]; then
        mkdir -p "$root${1%/*}"
        ln -s "$(readlink "$1")" "$root$1"
    elif [ -e "$1" ] && [ ! -e "$root$1" ]; then
        if [ -d "$1" ]; then
            mkdir -p "$root$1"
        else
            mkdir -p "$root${1%/*}"
            : >"$root$1"
        fi
        mount --bind "$1" "$root$1"
        # Flags that the mount has outside cannot be left out.
        mount -o remount,bind,ro "$root$1" 2>/dev/null || mount -o remount,bind,ro,nosuid,nodev "$root$1"
    fi
}

for each in /bin /sbin /lib /lib32 /lib64 /usr /nix/store /etc/ld.so.cache /etc/localtime /etc/alternatives /etc/java-*; do
    readable "$each"
done
while [ "$1" != -- ]; do
    readable "$1"
    shift
done
shift
mkdir -p "$root/tmp" "$root/dev" "$root/proc"
mount -t proc -o ro,nosuid,nodev,noexec proc "$root/proc"
for each in null zero random urandom; do
    : >"$root/dev/$each"
    mount --bind "/dev/$each" "$root/dev/$each"
done
# Who stands in another root makes no namespace with rights of its own, and without rights there is no way out of it.
exec chroot "$root" setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@" 2>&3 3>&-

#!/bin/sh
# The newest backup, encrypted with age for whoever has the key, to wherever rclone leads: an S3 bucket, another machine, a disk.
# BACKUP_RECIPIENT=age1… and BACKUP_TARGET=store:club-backups in /etc/ombak-backup.env; without them nothing leaves.
set -eu
[ -n "${BACKUP_RECIPIENT:-}" ] || exit 0
folder=${BACKUP_FOLDER:-/backup}
newest=$(ls "$folder" | grep -E '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' | tail -n 1)
name=ombak-$newest.tar.age
# sh knows no pipefail: the sign that tar and age have finished is a file of theirs.
done=$(mktemp)
{ tar -C "$folder" -c "$newest" && echo tar >> "$done"; } |
	{ age -r "$BACKUP_RECIPIENT" && echo age >> "$done"; } |
	rclone rcat "$BACKUP_TARGET/$name.part"
whole=$(wc -l < "$done")
rm "$done"
[ "$whole" -eq 2 ] || { echo "$name was not written completely" >&2; exit 1; }
rclone moveto "$BACKUP_TARGET/$name.part" "$BACKUP_TARGET/$name"
echo "$name is in $BACKUP_TARGET"

#!/bin/sh
#SBATCH --job-name=ecart
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --open-mode=append
# slurm_pgn.sh -- judges a large collection on a cluster with Slurm
#
#     mkdir parts
#     sbatch --wait --array=1-200 slurm_pgn.sh 200 games.pgn parts
#     ecart pgn --merge parts/*.json
#
# More arguments are options of ecart pgn.  The number of parts, here 200,
# is given twice.  A part gets its name when it is whole.  If its node
# dies, Slurm begins it again on another one, in a new file, since that
# node may still write into the old one.  If a task fails, --merge says
# which part is missing; the same command with --array=17 judges part 17.
parts=$1 file=$2 folder=$3
shift 3
part=$folder/$SLURM_ARRAY_TASK_ID-$parts.json
new=$part.$SLURM_JOB_ID.${SLURM_RESTART_COUNT:-0}

ecart pgn --json --quiet --fail=never "$@" \
    --range="$SLURM_ARRAY_TASK_ID/$parts" "$file" >"$new" &&
    mv "$new" "$part"

#!/bin/sh
# slow_clusters.sh -- 1,600 planted findings in 100 MB: the same bytes from one run, from
# ranges, from GNU parallel with two workers killed, and from Slurm with a node killed.
# Slurm is started for it, with two nodes on this machine; that needs munge and root.
copies=8
# shellcheck source=tests/clustered.sh
. "${srcdir:-.}/tests/clustered.sh"
test "$(wc -l <wanted.list)" -eq 1601 || fail 'not 1600 faults, and a byte'
test "$(wc -c <games.pgn)" -ge 100000000 || fail 'not 100 MB'

ranges 37
parallel --version 2>/dev/null | grep -q '^GNU parallel' && parallel_killed 23

configure_slurm() {
    host=$(hostname -s)
    port=$((20000 + $$ % 20000))
    mkdir state spool-one spool-two
    (umask 077; head -c 1024 /dev/urandom >munge.key)
    cat >slurm.conf <<END
ClusterName=test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
AuthType=auth/munge
AuthInfo=socket=$PWD/munge.socket,cred_expire=5
StateSaveLocation=$PWD/state
SlurmdSpoolDir=$PWD/spool-%n
SlurmctldPidFile=$PWD/slurmctld.pid
SlurmdPidFile=$PWD/slurmd-%n.pid
SlurmctldLogFile=$PWD/slurmctld.log
SlurmdLogFile=$PWD/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MpiDefault=none
SwitchType=switch/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SlurmdParameters=config_overrides
SlurmdTimeout=4
KillWait=1
SchedulerParameters=sched_min_interval=0,batch_sched_delay=0,sched_interval=1
NodeName=one NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1
NodeName=two NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1
PartitionName=all Nodes=ALL Default=YES State=UP MaxTime=INFINITE
END
    SLURM_CONF=$PWD/slurm.conf
    export SLURM_CONF
}

# await SECONDS COMMAND...: until it holds
await() {
    tenths=$((10 * $1))
    shift
    while ! "$@"; do
        tenths=$((tenths - 1))
        test $tenths -gt 0 || return 1
        sleep 0.1
    done
}
idle() { sinfo --noheader --format=%T 2>/dev/null | grep -qx idle; }

start_slurm() {
    munged --force --key-file="$PWD/munge.key" --socket="$PWD/munge.socket" \
        --pid-file="$PWD/munged.pid" --log-file="$PWD/munged.log" \
        --seed-file="$PWD/munged.seed" 2>/dev/null
    await 10 test -S munge.socket && slurmctld -c && slurmd -N one && slurmd -N two &&
        await 30 idle
}

# The processes that were started here, by their numbers.
stop_slurm() {
    for name in slurmd-one slurmd-two slurmctld munged; do
        test -s $name.pid && kill "$(cat $name.pid)" 2>/dev/null &&
            await 10 test ! -e $name.pid
    done
}

# The node dies with all that runs there, in the middle of a part; Slurm notices it after
# a while, and begins that part again on the other node.
node_killed() { # node_killed COUNT
    rm -rf marks parts
    mkdir marks parts
    cat >bin/dies <<'END'
if test "$SLURMD_NODENAME" = one && mkdir "$MARKS/one" 2>/dev/null; then
    "$ECART" "$@" 2>/dev/null | head -c 700
    echo $$ $PPID $(ps -o ppid= -p $PPID) >"$MARKS/new"
    mv "$MARKS/new" "$MARKS/dying"
    exec sleep 600
fi
END
    sbatch --wait --array=1-"$1" --output="$PWD/out-%a" "$examples/slurm_pgn.sh" "$1" \
        games.pgn parts --all >/dev/null &
    await 60 test -e marks/dying || fail 'Slurm: no task on the first node'
    # shellcheck disable=SC2046 # several processes
    kill -KILL $(cat slurmd-one.pid marks/dying)
    wait $! || fail "sbatch: status $?"
    cat out-*
    test "$(find parts -name '*.json' | wc -l)" = "$1" || fail "Slurm: $(ls parts)"
    grep -q 'due to failure of node one' slurmctld.log || fail 'Slurm: the node did not die'
    "$ecart" pgn --merge parts/*.json >out 2>err
    same "Slurm, $1 parts"
}

if test "$(id -u)" = 0 && command -v slurmctld slurmd munged sbatch >/dev/null; then
    trap 'stop_slurm; rm -rf "$made"' EXIT
    configure_slurm
    if start_slurm; then
        node_killed 11
    else
        tail -n 20 slurm*.log munged.log
        fail 'Slurm does not start'
    fi
else
    echo 'no Slurm, or not root'
fi
exit $((failures != 0))

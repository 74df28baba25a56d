//! The sandbox that the child goes into before any code of a plugin runs (Linux): Landlock closes the files, a first seccomp
//! filter leaves the system calls that loading a library needs, and a second, once it is loaded, those that ruling needs.
//! Whatever a kernel does not have is left out, and reported as it is.
//!
//! The filters name what is allowed: a call that nobody thought of is refused with `EPERM`, not forgotten.

use std::path::Path;

use crate::referee::report::Sandbox;

/// Closes what loading the library does not need; what of it this system could do.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
pub(super) fn enter(library: &Path) -> Sandbox {
    Sandbox { files: linux::close_files(library), calls: linux::allow(&linux::while_loading()).is_ok() }
}

/// Closes what ruling does not need: above all, no file can be opened any more.
///
/// # Errors
/// The second filter was refused where the first was not; with the system's words.
#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
pub(super) fn close(sandbox: Sandbox) -> Result<(), String> {
    if sandbox.calls { linux::allow(&linux::while_ruling()) } else { Ok(()) }
}

/// There is none on this system.
#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))))]
pub(super) fn enter(_: &Path) -> Sandbox {
    Sandbox::default()
}

/// There is none on this system.
#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64"))))]
pub(super) fn close(_: Sandbox) -> Result<(), String> {
    Ok(())
}

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "riscv64")))]
mod linux {
    use std::collections::BTreeMap;
    use std::path::{Path, PathBuf};

    use landlock::{ABI, Access, AccessFs, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError, RulesetStatus};
    use libc::c_long;
    use seccompiler::SeccompCmpArgLen::{Dword, Qword};
    use seccompiler::SeccompCmpOp::Eq;
    use seccompiler::{BpfProgram, SeccompAction, SeccompCondition, SeccompFilter, SeccompRule};

    use crate::referee::report::Closed;

    /// Where the loader looks beside the library's own folder: nothing in these is the judge's.
    const SYSTEM: [&str; 12] = [
        "/lib",
        "/lib32",
        "/lib64",
        "/usr/lib",
        "/usr/lib32",
        "/usr/lib64",
        "/usr/local/lib",
        "/usr/local/lib64",
        "/app/lib",
        "/nix/store",
        "/gnu/store",
        "/etc/ld.so.cache",
    ];

    /// Leaves the library's folder and the system's libraries to be read, and nothing to be written.
    pub(super) fn close_files(library: &Path) -> Closed {
        match restrict(library) {
            Ok(RulesetStatus::FullyEnforced) => Closed::Full,
            Ok(RulesetStatus::PartiallyEnforced) => Closed::Partial,
            Ok(RulesetStatus::NotEnforced) | Err(_) => Closed::No,
        }
    }

    fn restrict(library: &Path) -> Result<RulesetStatus, RulesetError> {
        let read = AccessFs::ReadFile | AccessFs::ReadDir;
        let ruleset = Ruleset::default().handle_access(AccessFs::from_all(ABI::V3))?.create()?;
        let ruleset = ruleset.add_rules(landlock::path_beneath_rules(readable(library), read))?;
        Ok(ruleset.restrict_self()?.ruleset)
    }

    /// The folders and files that loading may read. Those that are not there are passed over.
    fn readable(library: &Path) -> Vec<PathBuf> {
        // Where the library is a link, the loader looks beside what it leads to, too.
        let real = library.canonicalize().ok();
        let own = [Some(library), real.as_deref()].into_iter().flatten().filter_map(Path::parent).map(Path::to_owned);
        let named = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let named: Vec<PathBuf> = std::env::split_paths(&named).filter(|path| path.is_absolute()).collect();
        let musl = PathBuf::from(format!("/etc/ld-musl-{}.path", std::env::consts::ARCH));
        own.chain(SYSTEM.map(PathBuf::from)).chain(named).chain([musl]).collect()
    }

    /// Memory, the pipes, signals to oneself, the clock of the libraries, and an end.
    const RULING: &[c_long] = &[
        libc::SYS_brk,
        libc::SYS_clock_getres,
        libc::SYS_clock_gettime,
        libc::SYS_clock_nanosleep,
        libc::SYS_close,
        libc::SYS_exit,
        libc::SYS_exit_group,
        libc::SYS_fstat,
        libc::SYS_futex,
        libc::SYS_getcpu,
        libc::SYS_getpid,
        libc::SYS_getrandom,
        libc::SYS_getrusage,
        libc::SYS_gettid,
        libc::SYS_gettimeofday,
        libc::SYS_lseek,
        libc::SYS_madvise,
        libc::SYS_membarrier,
        libc::SYS_mmap,
        libc::SYS_mprotect,
        libc::SYS_mremap,
        libc::SYS_munmap,
        libc::SYS_nanosleep,
        libc::SYS_ppoll,
        libc::SYS_read,
        libc::SYS_readv,
        libc::SYS_restart_syscall,
        libc::SYS_rseq,
        libc::SYS_rt_sigaction,
        libc::SYS_rt_sigprocmask,
        libc::SYS_rt_sigreturn,
        libc::SYS_rt_sigsuspend,
        libc::SYS_sched_getaffinity,
        libc::SYS_sched_yield,
        libc::SYS_sigaltstack,
        libc::SYS_sysinfo,
        libc::SYS_uname,
        libc::SYS_write,
        libc::SYS_writev,
    ];

    /// Beside those of ruling: reading files, and who one is. Which files, Landlock says.
    const LOADING: &[c_long] = &[
        libc::SYS_faccessat,
        libc::SYS_faccessat2,
        libc::SYS_getcwd,
        libc::SYS_getdents64,
        libc::SYS_getegid,
        libc::SYS_geteuid,
        libc::SYS_getgid,
        libc::SYS_getuid,
        libc::SYS_mincore,
        libc::SYS_newfstatat,
        libc::SYS_openat,
        libc::SYS_pread64,
        libc::SYS_readlinkat,
        libc::SYS_seccomp,
        libc::SYS_set_robust_list,
        libc::SYS_set_tid_address,
        libc::SYS_statx,
    ];

    /// The older names of some of these, which the libraries of this processor may still call.
    #[cfg(target_arch = "x86_64")]
    const OLD_RULING: &[c_long] = &[libc::SYS_pause, libc::SYS_poll, libc::SYS_time];
    #[cfg(target_arch = "x86_64")]
    const OLD_LOADING: &[c_long] =
        &[libc::SYS_access, libc::SYS_arch_prctl, libc::SYS_lstat, libc::SYS_open, libc::SYS_readlink, libc::SYS_stat];
    #[cfg(not(target_arch = "x86_64"))]
    const OLD_RULING: &[c_long] = &[];
    #[cfg(not(target_arch = "x86_64"))]
    const OLD_LOADING: &[c_long] = &[];

    /// A system call and what its arguments must be, by place; any, where nothing is said.
    pub(super) type Allowed = (c_long, Vec<(u8, u64)>);

    /// What a ruling needs.
    pub(super) fn while_ruling() -> Vec<Allowed> {
        let me = u64::from(std::process::id());
        let only = [
            // How much is in the pipe.
            (libc::SYS_ioctl, vec![(1, libc::FIONREAD)]),
            // `abort` and its like; no other process may be sent a signal.
            (libc::SYS_kill, vec![(0, me)]),
            (libc::SYS_tkill, vec![(0, me)]),
            (libc::SYS_tgkill, vec![(0, me)]),
        ];
        RULING.iter().chain(OLD_RULING).map(|call| (*call, Vec::new())).chain(only).collect()
    }

    /// What loading a library needs: that, and to read files and to set the second filter.
    pub(super) fn while_loading() -> Vec<Allowed> {
        let only = [
            // The limits may be read, and of this process only.
            (libc::SYS_prlimit64, vec![(0, 0), (2, 0)]),
            // The loader names the memory of its libraries; the second filter asks for the other two.
            (libc::SYS_prctl, vec![(0, u64::from(libc::PR_SET_VMA.unsigned_abs()))]),
            (libc::SYS_prctl, vec![(0, u64::from(libc::PR_SET_NO_NEW_PRIVS.unsigned_abs()))]),
            (libc::SYS_prctl, vec![(0, u64::from(libc::PR_SET_SECCOMP.unsigned_abs()))]),
        ];
        let flags = [libc::F_GETFD, libc::F_SETFD, libc::F_GETFL];
        let flags = flags.map(|command| (libc::SYS_fcntl, vec![(1, u64::from(command.unsigned_abs()))]));
        let plain = LOADING.iter().chain(OLD_LOADING).map(|call| (*call, Vec::new()));
        while_ruling().into_iter().chain(plain).chain(only).chain(flags).collect()
    }

    /// Allows these calls and refuses all others. Filters add up: what one refuses, no later one can allow.
    pub(super) fn allow(calls: &[Allowed]) -> Result<(), String> {
        let filter = filter(calls).map_err(|error| error.to_string())?;
        seccompiler::apply_filter(&filter).map_err(|error| error.to_string())
    }

    fn filter(calls: &[Allowed]) -> Result<BpfProgram, seccompiler::BackendError> {
        let mut rules: BTreeMap<i64, Vec<SeccompRule>> = BTreeMap::new();
        for (call, arguments) in calls {
            let rules = rules.entry(*call).or_default();
            if arguments.is_empty() {
                continue;
            }
            let conditions = arguments.iter().map(|&(place, value)| {
                // A pointer counts whole; of the others the kernel reads the lower half.
                let length = if *call == libc::SYS_prlimit64 && place == 2 { Qword } else { Dword };
                SeccompCondition::new(place, length, Eq, value)
            });
            rules.push(SeccompRule::new(conditions.collect::<Result<_, _>>()?)?);
        }
        let refuse = SeccompAction::Errno(libc::EPERM.unsigned_abs());
        let processor = std::env::consts::ARCH.try_into()?;
        SeccompFilter::new(rules, refuse, SeccompAction::Allow, processor)?.try_into()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        fn allows(calls: &[Allowed], call: c_long) -> bool {
            calls.iter().any(|(allowed, _)| *allowed == call)
        }

        #[test]
        fn neither_list_leaves_sockets_programs_processes_threads_or_writing() {
            for calls in [while_loading(), while_ruling()] {
                let never = [
                    libc::SYS_socket,
                    libc::SYS_socketpair,
                    libc::SYS_execve,
                    libc::SYS_execveat,
                    libc::SYS_clone,
                    libc::SYS_clone3,
                    libc::SYS_ptrace,
                    libc::SYS_process_vm_writev,
                    libc::SYS_io_uring_setup,
                    libc::SYS_unlinkat,
                    libc::SYS_fchmodat,
                    libc::SYS_chdir,
                ];
                assert!(never.iter().all(|call| !allows(&calls, *call)));
                assert!(filter(&calls).is_ok(), "it can be built for this processor");
            }
        }

        #[test]
        fn ruling_opens_no_file_and_sets_no_filter() {
            let never = [libc::SYS_openat, libc::SYS_newfstatat, libc::SYS_prctl, libc::SYS_seccomp];
            assert!(never.iter().all(|call| allows(&while_loading(), *call) && !allows(&while_ruling(), *call)));
        }

        #[test]
        fn only_the_librarys_folder_and_the_systems_libraries_are_readable() {
            let readable = readable(Path::new("/there/libgame.so"));
            assert_eq!(readable.first().map(PathBuf::as_path), Some(Path::new("/there")));
            for theirs in ["/", "/home", "/etc", "/proc", "/tmp", "/usr"] {
                assert!(!readable.iter().any(|path| path == Path::new(theirs)), "{theirs}");
            }
        }
    }
}

#define _GNU_SOURCE
#include "Sandbox.h"

#ifdef __linux__
#include "filter.h"
#include <errno.h>
#include <linux/audit.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "no seccomp program for this architecture"
#endif

// System calls that change the machine, inspect other processes, or reach parts of the kernel with a history of vulnerabilities.
static const int refused[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_unshare,
  SYS_setns, SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_userfaultfd, SYS_perf_event_open, SYS_kexec_load, SYS_init_module,
  SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_settimeofday,
  SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_open_by_handle_at, SYS_name_to_handle_at,
  SYS_fanotify_init, SYS_vhangup,
#ifdef SYS_kexec_file_load
  SYS_kexec_file_load,
#endif
#ifdef SYS_iopl
  SYS_iopl, SYS_ioperm,
#endif
  // System calls from 424 on have the same number on every architecture, and older headers lack names for some of them.
  425, 426, 427,            // io_uring
  428, 429, 430, 431, 432, 433, 442,  // open_tree, move_mount, fsopen, fsconfig, fsmount, fspick, mount_setattr
  438, 443, 440, 447,       // pidfd_getfd, quotactl_fd, process_madvise, memfd_secret
};

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(value) BPF_STMT(BPF_RET | BPF_K, value)
#define REFUSE(error) RETURN(SECCOMP_RET_ERRNO | (error))
#define ADD(...) (program[count++] = (struct sock_filter)__VA_ARGS__)
// Skips the next statement unless the loaded value equals `value`.
#define UNLESS(value) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), 0, 1)
// Loads the low half of an argument. Both supported architectures are little-endian.
#define ARGUMENT(number) LOAD(args[number])
#define DENY(call, error) ADD(UNLESS(call)), ADD(REFUSE(error))

size_t limn_filter(struct sock_filter *program, uint32_t flags, uint32_t own_process) {
  size_t count = 0;
  ADD(LOAD(arch));
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  ADD(RETURN(SECCOMP_RET_KILL_PROCESS));
  ADD(LOAD(nr));
#ifdef __x86_64__
  // Deny the system calls of the x32 ABI. Their numbers differ from the numbers below, so the checks below would not match them.
  ADD(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  ADD(REFUSE(ENOSYS));
#endif
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
    DENY(refused[i], EPERM);
  }
  // Deny clone3, since its flags are in memory, which a filter cannot read. The C library then uses clone.
  DENY(435, ENOSYS);
  if (flags & limn_filter_sockets) {
    ADD(UNLESS(SYS_socket));
    ADD(RETURN(flags & limn_filter_asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | EACCES));
  }
  if (flags & limn_filter_asks) {
    // The sockets that the parent provides are connected already, so that nothing remains to be done: these calls return 0.
    const int connecting[] = {SYS_bind, SYS_connect, SYS_getsockname};
    for (size_t i = 0; i < sizeof connecting / sizeof *connecting; i++) {
      DENY(connecting[i], 0);
    }
  }
  if (flags & limn_filter_sessions) {
    DENY(SYS_setsid, EPERM);
    DENY(SYS_setpgid, EPERM);
  }
#ifdef SYS_fork
  if (flags & limn_filter_processes) {
    DENY(SYS_fork, EPERM);
    DENY(SYS_vfork, EPERM);
  }
#endif
  if (flags & limn_filter_signals) {
    const int targeted[] = {SYS_kill, SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo};
    for (size_t i = 0; i < sizeof targeted / sizeof *targeted; i++) {
      ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)targeted[i], 0, 4));
      ADD(ARGUMENT(0));
      ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, own_process, 1, 0));
      ADD(REFUSE(EPERM));
      ADD(RETURN(SECCOMP_RET_ALLOW));
    }
    DENY(SYS_tkill, EPERM);
    DENY(424, EPERM);  // pidfd_send_signal
  }
  // Deny ioctl requests that insert input into a terminal as if the user had typed it.
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 5));
  ADD(ARGUMENT(1));
  DENY(TIOCSTI, EPERM);
  DENY(0x541c, EPERM);  // TIOCLINUX
  ADD(LOAD(nr));
  const unsigned namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  ADD(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 1, 0));
  ADD(RETURN(SECCOMP_RET_ALLOW));
  ADD(ARGUMENT(0));
  ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1));
  ADD(REFUSE(EPERM));
  if (flags & limn_filter_processes) {
    ADD(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
    ADD(REFUSE(EPERM));
  }
  ADD(RETURN(SECCOMP_RET_ALLOW));
  return count;
}

union file_message {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
};

int limn_install_filter(struct sock_filter *program, uint32_t flags, int channel) {
  struct sock_fprog filter = {(unsigned short)limn_filter(program, flags, (uint32_t)getpid()), program};
  if (!(flags & limn_filter_asks)) return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0, 0);
  int listener = (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_NEW_LISTENER, &filter);
  // A container may have the only listener that a process can have.
  if (listener < 0) return limn_install_filter(program, flags & ~(uint32_t)limn_filter_asks, -1);
  union file_message control = {.header = {CMSG_LEN(sizeof listener), SOL_SOCKET, SCM_RIGHTS}};
  *(int *)CMSG_DATA(&control.header) = listener;
  char byte = 0;
  struct iovec content = {&byte, 1};
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  return sendmsg(channel, &message, 0) == 1 ? 0 : -1;
}

int limn_received_file(int channel) {
  union file_message control;
  char byte;
  struct iovec content = {&byte, 1};
  struct msghdr message = {.msg_iov = &content, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  bool is_received = recvmsg(channel, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) == 1 && message.msg_controllen > 0;
  return is_received ? *(int *)CMSG_DATA(&control.header) : -1;
}

bool limn_receive_socket_call(int listener, limn_socket_call *call) {
  struct seccomp_notif received = {0};
  if (ioctl(listener, SECCOMP_IOCTL_NOTIF_RECV, &received) != 0) return false;
  *call = (limn_socket_call){received.id, received.pid, received.data.args[0] == AF_INET && received.data.args[1] == SOCK_DGRAM};
  return true;
}

void limn_answer_socket_call(int listener, uint64_t id, int socket) {
  struct seccomp_notif_addfd answer = {.id = id, .flags = SECCOMP_ADDFD_FLAG_SEND, .srcfd = (uint32_t)socket};
  if (socket >= 0 && ioctl(listener, SECCOMP_IOCTL_NOTIF_ADDFD, &answer) >= 0) return;
  struct seccomp_notif_resp refusal = {.id = id, .error = -EACCES};
  ioctl(listener, SECCOMP_IOCTL_NOTIF_SEND, &refusal);
}

int limn_filter_file(uint32_t flags) {
  struct sock_filter program[limn_filter_capacity];
  size_t size = limn_filter(program, flags, 0) * sizeof *program;
  int file = memfd_create("seccomp", MFD_CLOEXEC);
  if (file < 0) return -1;
  if (write(file, program, size) == (ssize_t)size && lseek(file, 0, SEEK_SET) == 0) return file;
  int error = errno;
  close(file);
  errno = error;
  return -1;
}
#endif

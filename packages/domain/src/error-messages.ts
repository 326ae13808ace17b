/**
 * Messages of errors that are not refusals of a command: errors of database triggers, and writes after a
 * subscription has ended.
 */
export const errorMessages = {
  would_lock_out: 'This would lock you out. Add your own address first.',
  role_stays: "People at this clinic have this role, so it can't be moved to another clinic.",
  read_only:
    "Your subscription has ended. You can view everything, but you can't make changes until it is renewed.",
} as const;

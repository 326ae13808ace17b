/** What rosters, the clock, swaps and timesheets say. */
export const rosterMessages = {
  shift_clocked:
    "Someone has clocked in to this shift, so it can't be changed. Request a change of its times instead.",
  shift_not_published: 'This shift is a draft. Edit it instead.',
  roster_change_pending: 'A change of this shift has already been requested. Wait until it is decided.',
  roster_change_own: "You can't decide a change of your own shift. Ask someone else.",
  roster_change_decided: 'This request has already been decided',
  clock_already_in: 'You are already clocked in. Clock out first.',
  clock_already_out: 'You have already clocked out of this shift. Request a change of its times instead.',
  clock_not_in: "You haven't clocked in yet",
  clock_out_before_in: 'This clock-out is before the clock-in. Check the time.',
  clock_too_early: 'You can clock in from 30 minutes before your shift',
  clock_no_shift: 'You have no shift at this time. Ask your manager to add one.',
  break_already_on: 'You are already on a break. End it first.',
  break_not_on: 'You are not on a break',
  break_overlaps: 'This overlaps another break. Check the time.',
  break_ends_before_start: 'A break ends after it starts. Check the time.',
} as const;

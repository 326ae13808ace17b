const [people, days] = [60, 28];
const minute = 60_000;
const addDays = (date: string, by: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + by * 24 * 60 * minute).toISOString().slice(0, 10);
const idOf = (kind: number, number: number) =>
  `00000000-0000-4000-8000-${String(kind).padStart(2, '0')}${String(number).padStart(10, '0')}`;
const noBreaks = {
  meal_break_duration: 30,
  meal_break_start_time: '12:00:00',
  rest_break_duration: 10,
  rest_break_start_time: '10:00:00',
  extra_meal_break_duration: null,
  extra_meal_break_start_time: null,
  extra_rest_break_duration: null,
  extra_rest_break_start_time: null,
};

/**
 * Four weeks of a clinic's roster from a Monday on: sixty people with five shifts a week each, and some
 * leave.
 */
export function bigRoster(first: string) {
  const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
  const users = Array.from({ length: people }, (_, nth) => idOf(1, nth));
  const rooms = Array.from({ length: 8 }, (_, nth) => ({
    id: idOf(2, nth),
    name: `Surgery ${nth + 1}`,
    color: ['#4882e5', '#7048e8', '#2f9e44', '#e8590c'][nth % 4],
  }));
  const shifts = users.flatMap((user_id, nth) =>
    dates.flatMap((date, day) => {
      if ((nth + day) % 7 > 4) return [];
      const isLate = (nth + day) % 3 === 0;
      const [start_time, end_time] = isLate ? ['11:00:00', '19:00:00'] : ['08:00:00', '16:30:00'];
      const at = (time: string) => new Date(`${date}T${time}+10:00`).toISOString();
      return [
        {
          id: idOf(3, nth * days + day),
          version: 1,
          user_id,
          user_whom_id: null,
          // Nobody else works in this room, so a moved shift causes no warning.
          clinic_room_id: nth % 2 === 0 ? rooms[(nth / 2) % 8]?.id : null,
          clinic_roster_shift_timing_id: null,
          roster_shift_type: 'ORDINARY',
          clinic_roster_date: date,
          start_time,
          end_time,
          starts_at: at(start_time),
          ends_at: at(end_time),
          zone: 'Australia/Brisbane',
          ...noBreaks,
          message: null,
          published: day < 14,
          is_changed: false,
          was: null,
          clocked_in_at: null,
          clocked_out_at: null,
          is_on_break: false,
          has_pending_request: false,
          paid_minutes: 450,
          cost_cents: 30_000 + nth,
          cost_unknown: null,
        },
      ];
    }),
  );
  return {
    name: 'Gold Coast',
    state: 'QUEENSLAND',
    zone: 'Australia/Brisbane',
    weekly_budget: '100000.00',
    may_add: true,
    may_edit: true,
    may_delete: true,
    shows_costs: true,
    shifts,
    elsewhere: [],
    people: users.map((user_id, nth) => ({
      user_id,
      display_name: `Person ${nth + 1}`,
      profile_image: null,
      color_code: null,
      work: 'Dental assistant',
      available_days: [],
      max_hours_per_week: null,
      is_casual: nth % 4 === 0,
      award_name: null,
    })),
    rooms,
    shift_timings: [],
    leave: [],
    holidays: [],
    expiring: [],
  };
}

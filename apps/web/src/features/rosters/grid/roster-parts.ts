import type { RosterParts } from './roster-slots.ts';

export const rosterParts: RosterParts = { buttons: [], ShiftForm: null, MonthView: null };

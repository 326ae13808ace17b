import type { ComponentType } from 'react';
import type { RosterRows, RosterView } from './roster-search.ts';
import type { Roster } from './use-roster-week.ts';
import type { ShiftValues, WeekShift } from './week-types.ts';

export interface RosterPartProps {
  readonly roster: Roster;
  readonly view: RosterView;
  readonly by: RosterRows;
  /** A day of the displayed period. */
  readonly date: string;
}

export interface ShiftFormProps {
  readonly roster: Roster;
  /** The shift to edit; null for a new one. */
  readonly shift: WeekShift | null;
  /** The values that the form of a new shift begins with. */
  readonly start: Partial<ShiftValues> & Pick<ShiftValues, 'clinic_roster_date'>;
  readonly onClose: () => void;
}

export interface MonthViewProps extends RosterPartProps {
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** Parts of the roster's screen from other folders, loaded when they are needed. */
export interface RosterParts {
  /** The header's buttons in order; each contains the dialog that it opens. */
  readonly buttons: readonly ComponentType<RosterPartProps>[];
  readonly ShiftForm: ComponentType<ShiftFormProps> | null;
  readonly MonthView: ComponentType<MonthViewProps> | null;
}

import type { HoursAxis } from './hours-axis.ts';
import type { RosterRows } from './roster-search.ts';
import type { Week } from './week-types.ts';

export interface GridDay {
  readonly date: string;
  readonly holidays: readonly string[];
  readonly isClosed: boolean;
  readonly isToday: boolean;
}

/**
 * Props that all rows share. The object stays the same while only shifts change, so that only changed rows
 * render again.
 */
export interface GridLook {
  readonly by: RosterRows;
  readonly days: readonly GridDay[];
  readonly names: Pick<Week, 'people' | 'rooms'>;
  /** The hours shown in the view of one day; null in views of several days. */
  readonly axis: HoursAxis | null;
  readonly mayAdd: boolean;
  readonly mayEdit: boolean;
  readonly showsCosts: boolean;
  readonly phone: boolean;
}

const hues = new Set(['teal', 'blue', 'violet', 'orange', 'green', 'red', 'gray']);
/** A colour as CSS: a hue of the theme by its name, or the colour's own value. */
export const colourOf = (colour: string | null | undefined): string =>
  colour ? (hues.has(colour) ? `var(--op-${colour}-mark)` : colour) : 'var(--op-gray-mark)';

/** The height of a lane in pixels; on a phone it is large enough to touch. */
export const laneHeight = (phone: boolean): number => (phone ? 46 : 26);
export const rowHeight = (lanes: number, phone: boolean): number =>
  Math.max(60, 8 + lanes * laneHeight(phone));

const nameWidth = { desk: 232, phone: 108 };
export function columnsOf({ days, axis, phone }: Pick<GridLook, 'days' | 'axis' | 'phone'>) {
  const name = phone ? nameWidth.phone : nameWidth.desk;
  const least = axis ? Math.ceil((axis.until - axis.from) / 60) * (phone ? 56 : 44) : 116;
  const isQuiet = ({ isClosed, holidays }: GridDay) => !axis && (isClosed || holidays.length > 0);
  const widths = days.map((day) => (isQuiet(day) ? 84 : least));
  const parts = days.map((day) => (isQuiet(day) ? 'minmax(84px, 0.6fr)' : `minmax(${least}px, 1fr)`));
  return {
    template: `${name}px ${parts.join(' ')}`,
    name,
    widths,
    width: widths.reduce((sum, each) => sum + each, name),
  };
}

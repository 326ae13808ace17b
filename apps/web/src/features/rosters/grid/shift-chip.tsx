import { IconClockHour4, IconCoffee, IconMessageQuestion, IconPencil } from '@tabler/icons-react';
import { type CSSProperties, memo } from 'react';
import { timeInWords } from '../roster-words.ts';
import { colourOf, type GridLook } from './grid-look.ts';
import { gridShiftInWords, personName, roomName } from './grid-words.ts';
import classes from './roster-grid.module.css';
import type { WeekShift } from './week-types.ts';

const stateOf = (shift: WeekShift): string => {
  if (shift.clocked_out_at) return 'worked';
  if (shift.clocked_in_at) return shift.is_on_break ? 'break' : 'in';
  if (!shift.published) return 'draft';
  return shift.is_changed ? 'changed' : 'published';
};

/** A shift: its times and room or, in the view by room, its person. */
export const ShiftChip = memo(function ShiftChip({
  shift,
  look,
  isShort,
  overlaps,
  style,
}: {
  shift: WeekShift;
  look: GridLook;
  /** Whether the cell has several lanes, so that the shift has only one line of text. */
  isShort: boolean;
  /** Whether another shift of the person is at the same time. */
  overlaps: boolean;
  style?: CSSProperties | undefined;
}) {
  const { names, by, axis, mayEdit } = look;
  const room = names.rooms.find(({ id }) => id === shift.clinic_room_id);
  const person = names.people.find(({ user_id }) => user_id === shift.user_id);
  const colour = colourOf(by === 'room' ? person?.color_code : room?.color);
  const isMovable = mayEdit && shift.clocked_in_at === null;
  const second = by === 'room' ? personName(names, shift.user_id) : roomName(names, shift.clinic_room_id);
  return (
    <button
      type="button"
      id={`shift-${shift.id}`}
      tabIndex={-1}
      data-shift={shift.id}
      data-state={stateOf(shift)}
      data-open={shift.user_id === null || undefined}
      data-movable={isMovable || undefined}
      data-overlaps={overlaps || undefined}
      data-short={isShort || undefined}
      className={classes.chip}
      style={{ '--shift': colour, ...style } as CSSProperties}
      aria-label={gridShiftInWords(names, shift)}
      title={isShort ? gridShiftInWords(names, shift) : undefined}
    >
      {axis && isMovable ? <span data-edge="start" className={classes.edge} /> : null}
      {isShort && by === 'room' ? <span className={classes.times}>{second}</span> : null}
      <span data-times className={isShort && by === 'room' ? classes.place : classes.times}>
        <span>{timeInWords(shift.start_time)} –</span> <span>{timeInWords(shift.end_time)}</span>
      </span>
      {second && !isShort ? <span className={classes.place}>{second}</span> : null}
      <Marks shift={shift} />
      {axis && isMovable ? <span data-edge="end" className={classes.edge} /> : null}
    </button>
  );
});

/** Icons at the lower right corner of a shift. */
function Marks({ shift }: { shift: WeekShift }) {
  const { is_changed, has_pending_request, is_on_break, clocked_in_at } = shift;
  if (!is_changed && !has_pending_request && !clocked_in_at) return null;
  return (
    <span className={classes.marks}>
      {is_changed ? <IconPencil size={12} /> : null}
      {has_pending_request ? <IconMessageQuestion size={13} /> : null}
      {is_on_break ? <IconCoffee size={13} /> : null}
      {clocked_in_at && !is_on_break ? <IconClockHour4 size={13} /> : null}
    </span>
  );
}

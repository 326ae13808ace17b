import { IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { timesInWords, weekdayInWords } from '../roster-words.ts';
import { changeInWords, type ShiftNames, shiftChanges } from '../shift-changes.ts';
import classes from './publish.module.css';
import type { PublishGroup, PublishLine } from './publish-preview.ts';

export const PublishList = ({ groups, names }: { groups: readonly PublishGroup[]; names: ShiftNames }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keys
  <section className={classes.groups} tabIndex={0} aria-label="What is published">
    {groups.map(({ user_id, name, lines }) => (
      <section key={user_id ?? 'open'} aria-label={name}>
        <h3 className={classes.name}>{name}</h3>
        <ul className={classes.lines}>
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.shift.id}`} line={line} names={names} />
          ))}
        </ul>
      </section>
    ))}
  </section>
);

const marks = {
  added: { icon: IconPlus, word: 'Added' },
  changed: { icon: IconPencil, word: 'Changed' },
  removed: { icon: IconMinus, word: 'Removed' },
} as const;

function Line({ line: { kind, shift, was }, names }: { line: PublishLine; names: ShiftNames }) {
  const { icon: Icon, word } = marks[kind];
  // A person who loses a shift knows its published times, so those are shown.
  const shown = kind === 'removed' ? { ...shift, ...was } : shift;
  const room = names.rooms.find(({ id }) => id === shown.clinic_room_id)?.name;
  const changes = kind === 'changed' ? shiftChanges(was, shift, names) : [];
  return (
    <li data-kind={kind}>
      <span className={classes.mark} data-kind={kind}>
        <Icon size={14} aria-hidden />
        {word}
      </span>
      <span>
        <span className="tabular">
          {weekdayInWords(shown.clinic_roster_date)}, {timesInWords(shown.start_time, shown.end_time)}
        </span>
        {room ? `, ${room}` : null}
        {changes.map((change) => (
          <span key={change.label} className={classes.change}>
            {changeInWords(change)}
          </span>
        ))}
      </span>
    </li>
  );
}

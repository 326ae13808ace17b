import { toText } from '@operatory/resource';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useClinic } from '#session/clinic.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import classes from './pick-dialog.module.css';
import type { PickDetail, PickQuery } from './pick-query.ts';

/** One row that may be picked: its picture or colour, its name, and what tells it from others of that name. */
export function PickOption({
  id,
  query: { title, picture, colour, details },
  row,
  active,
  chosen,
  onToggle,
}: {
  id: string;
  query: PickQuery;
  row: object;
  active: boolean;
  chosen: boolean;
  onToggle: () => void;
}) {
  const { zone } = useClinic();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const value = row as Readonly<Record<string, unknown>>;
  const name = String(value[title] ?? '');
  const hue = colour ? (value[colour] as string | null) : null;
  const textOf = ({ column, field }: PickDetail) =>
    toText(field, field.kind === 'reference' ? value[field.relationship] : value[column], { timeZone: zone });
  const line = details
    .map(textOf)
    .filter((part) => part !== '')
    .join(' · ');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: keys work in the search field
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={chosen}
      className={classes.option}
      data-active={active || undefined}
      data-chosen={chosen || undefined}
      // The focus stays in the search.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onToggle}
    >
      {picture ? (
        <UserAvatar
          user={{ display_name: name, color_code: hue, profile_image: value[picture] }}
          tooltip={false}
          size={28}
        />
      ) : colour ? (
        <span className={classes.mark} style={{ background: hue ?? 'var(--op-gray-mark)' }} />
      ) : null}
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        {line ? <span className={classes.line}>{line}</span> : null}
      </span>
      {chosen ? <IconCheck size={16} aria-hidden className={classes.check} /> : null}
    </div>
  );
}

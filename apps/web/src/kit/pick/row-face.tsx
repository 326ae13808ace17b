import { toText } from '@operatory/resource';
import { useClinic } from '#session/clinic.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import type { PickDetail, PickQuery } from './pick-query.ts';
import classes from './row-face.module.css';

/** A row with its picture or colour and its name; below it `before` and the details. */
export function RowFace({
  query: { name: nameOf, picture, colour, details },
  row,
  before = '',
}: {
  query: Pick<PickQuery, 'name' | 'picture' | 'colour' | 'details'>;
  row: object;
  before?: string | undefined;
}) {
  const { zone } = useClinic();
  const value = row as Readonly<Record<string, unknown>>;
  const name = nameOf(row);
  const hue = colour ? (value[colour] as string | null) : null;
  const textOf = ({ column, field }: PickDetail) =>
    toText(field, field.kind === 'reference' ? value[field.relationship] : value[column], { timeZone: zone });
  const line = [before, ...details.map(textOf)].filter((part) => part !== '').join(' · ');
  return (
    <>
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
        <span className={classes.name} data-name>
          {name}
        </span>
        {line ? <span className={classes.line}>{line}</span> : null}
      </span>
    </>
  );
}

import { Badge } from '@mantine/core';
import { type Field, toText } from '@operatory/resource';
import { ColourDot } from '#ui/colour-dot.tsx';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';

/** One value as a list shows it, by its field's kind. */
export function FieldCell({ field, value, zone }: { field: Field; value: unknown; zone: string }) {
  if (value === null || value === undefined || value === '') return null;
  if (field.kind === 'enum') {
    const option = field.options.find((candidate) => candidate.value === value);
    return <Badge color={option?.colour ?? 'gray'}>{option?.label ?? String(value)}</Badge>;
  }
  if (field.kind === 'colour') {
    return (
      <>
        <ColourDot colour={String(value)} />
        <span className="tabular">{String(value)}</span>
      </>
    );
  }
  if (field.kind === 'reference' && field.table === 'users') return <UserName user={value as AvatarUser} />;
  return <span className="tabular">{toText(field, value, { timeZone: zone })}</span>;
}

import { Text } from '@mantine/core';
import type { WeekShift } from '../grid/week-types.ts';
import { publishedValues } from '../publish/publish-preview.ts';
import { changeInWords, type ShiftNames, shiftChanges } from '../shift-changes.ts';

/** Says whether the shift is published, and lists what was changed since it was. */
export function PublishedChange({ shift, names }: { shift: WeekShift; names: ShiftNames }) {
  const changes = shift.is_changed ? shiftChanges(publishedValues(shift), shift, names) : [];
  return (
    <div>
      <Text size="sm" c="var(--op-muted)">
        {!shift.published
          ? 'Draft. Nobody is notified until it is published.'
          : shift.is_changed
            ? 'Published, with changes that are not published yet:'
            : 'Published.'}
      </Text>
      {changes.map((change) => (
        <Text key={change.label} size="sm">
          {changeInWords(change)}
        </Text>
      ))}
    </div>
  );
}

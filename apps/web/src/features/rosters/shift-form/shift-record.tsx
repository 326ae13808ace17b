import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Week, WeekShift } from '../grid/week-types.ts';
import { costText } from './cost-text.ts';
import { PublishedChange } from './published-change.tsx';
import { ShiftHistory } from './shift-history.tsx';

export function ShiftRecord({
  shift,
  week,
  isSame,
}: {
  shift: WeekShift;
  week: Week;
  /** Whether the form still has the saved values. */
  isSame: boolean;
}) {
  const [shown, setShown] = useState(false);
  return (
    <Stack gap={8}>
      {week.shows_costs && shift.user_id !== null ? (
        <Text size="sm" className="tabular">
          {isSame ? costText(shift) : `${costText(shift)} as saved. Save to see what it costs now.`}
        </Text>
      ) : null}
      <PublishedChange shift={shift} names={week} />
      <Button
        size="compact-sm"
        variant="subtle"
        w="fit-content"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide history' : 'History'}
      </Button>
      {shown ? <ShiftHistory id={shift.id} names={week} zone={week.zone} /> : null}
    </Stack>
  );
}

import { Button, Text } from '@mantine/core';
import { isOpenUnrostered } from '@operatory/domain';
import { Suspense, useState } from 'react';
import type { RosterShift } from '#features/rosters/mine/my-roster-queries.ts';
import { weekdayInWords } from '#features/rosters/roster-words.ts';
import { lazyWithRetry } from '#ui/late.ts';

const AskChangeDialog = lazyWithRetry(async () => ({
  default: (await import('#features/clock/change/ask-change-dialog.tsx')).AskChangeDialog,
}));

/**
 * A button to request other times for one of the user's shifts; a text instead while a request is pending.
 */
export function AskForChange({ shift }: { readonly shift: RosterShift }) {
  const [isAsking, setAsking] = useState(false);
  if (shift.clinic_roster_change_requests.length > 0)
    return (
      <Text size="xs" c="dimmed">
        A change is waiting for approval
      </Text>
    );
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Ask for a change: ${weekdayInWords(shift.clinic_roster_date)}`}
        onClick={() => setAsking(true)}
      >
        Ask for a change
      </Button>
      <Suspense>
        {isAsking ? (
          <AskChangeDialog
            shift={{
              ...shift,
              clinic_name: shift.clinic?.name ?? '',
              end_time: isOpenUnrostered(shift) ? null : shift.end_time,
            }}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

import { Button, Skeleton } from '@mantine/core';
import { hoursOf, microsOf, shownHours } from '@operatory/domain';
import type { BoolExp } from '@operatory/resource';
import { dateTime, toText } from '@operatory/resource';
import { useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { useClinic } from '#session/clinic.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { ledgerLines } from './ledger-lines.ts';
import { ledgerInWords } from './ledger-words.ts';
import { ledgerOf } from './person-queries.ts';

const page = 50;
const at = dateTime({});

export function LeaveLedger({
  userId,
  balance,
}: {
  userId: string;
  balance: {
    readonly client_employee_leave_type_id: string | null;
    readonly remaining_hrs: string;
    readonly reserved_hrs: string;
  };
}) {
  const { zone } = useClinic();
  const [limit, setLimit] = useState(page);
  const type = balance.client_employee_leave_type_id;
  const where: BoolExp = {
    user_id: { _eq: userId },
    client_employee_leave_type_id: type === null ? { _is_null: true } : { _eq: type },
  };
  const { data, error, refetch } = useLive(ledgerOf, { where, limit: limit + 1 });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={160} />;
  const entries = data.employee_leave_ledger;
  if (entries.length === 0) return <NothingYet line="No changes yet. Leave accrues when a week has ended." />;
  const whole = hoursOf(microsOf(balance.remaining_hrs) + microsOf(balance.reserved_hrs));
  return (
    <>
      <RelatedTable
        label="Leave ledger"
        heads={['Change', 'Hours', 'Balance', 'Date']}
        numeric={['Hours', 'Balance']}
        rows={ledgerLines(entries, whole)
          .slice(0, limit)
          .map((line) => ({
            id: line.id,
            cells: [
              ledgerInWords(line),
              `${line.hrs.startsWith('-') ? '' : '+'}${shownHours(line.hrs)}`,
              shownHours(line.balance),
              toText(at, line.created_at, { timeZone: zone }),
            ],
          }))}
      />
      {entries.length > limit ? (
        <Button variant="default" mt={8} onClick={() => setLimit(limit + page)}>
          Show older changes
        </Button>
      ) : null}
    </>
  );
}

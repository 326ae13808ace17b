import { Progress, Text } from '@mantine/core';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { roleTitle } from '#ui/role-title.ts';
import type { ClientHead } from './client-data.ts';
import { seatsInWords } from './overview-words.ts';
import { useOverview } from './use-overview.ts';

const heads = ['Role', 'Active', 'Invited', 'Blocked'];

/**
 * The number of a client's users in each role, and its seats. The platform's staff cannot see the people
 * themselves.
 */
export function UsersTab({ client }: { client: ClientHead }) {
  const answer = useOverview(client.id);
  const overview = answer.data?.client_overview;
  const rows = overview?.users_by_role ?? [];
  const { seats = null, seats_taken: taken = 0 } = overview ?? {};
  return (
    <Card title="Users" answer={answer}>
      {overview ? (
        <>
          <Text size="sm" mb={4} className="tabular">
            {seatsInWords(overview)} seats taken
          </Text>
          {seats ? (
            <Progress
              mb={16}
              maw={480}
              value={Math.min(100, (taken / seats) * 100)}
              color={taken > seats ? 'red' : 'teal'}
              aria-label={`${taken} of ${seats} seats taken`}
            />
          ) : null}
          {rows.length === 0 ? (
            <CardNothing>No users yet</CardNothing>
          ) : (
            <RelatedTable
              label="Users by role"
              heads={heads}
              numeric={heads.slice(1)}
              rows={rows.map(({ role, active, invited, blocked }) => ({
                id: role,
                cells: [roleTitle(role), active, invited, blocked],
              }))}
            />
          )}
        </>
      ) : null}
    </Card>
  );
}

import { Card, CardNothing } from '#kit/cards/card.tsx';
import { RelatedTable } from '#kit/record/related-table.tsx';
import type { ClientHead } from './client-data.ts';
import { sumOfCounts } from './overview-words.ts';
import { useOverview } from './use-overview.ts';

export function ClinicsTab({ client }: { client: ClientHead }) {
  const answer = useOverview(client.id);
  const rows = answer.data?.client_overview?.clinics_by_state ?? [];
  return (
    <Card title="Clinics" count={answer.data ? sumOfCounts(rows) : undefined} answer={answer}>
      {rows.length === 0 ? (
        <CardNothing>No clinics yet</CardNothing>
      ) : (
        <RelatedTable
          label="Clinics by state"
          heads={['State', 'Clinics']}
          numeric={['Clinics']}
          rows={rows.map(({ state, count }) => ({
            id: state ?? '',
            cells: [state ?? 'No state', count],
          }))}
        />
      )}
    </Card>
  );
}

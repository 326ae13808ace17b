import { Stack } from '@mantine/core';
import { clientContact, platformZone } from '@operatory/domain';
import { dateTime, sizeText, toText } from '@operatory/resource';
import { Card } from '#kit/cards/card.tsx';
import cards from '#kit/cards/cards.module.css';
import classes from '#kit/cells/facts.module.css';
import { NamesCell } from '#kit/cells/names-cell.tsx';
import { RecordFacts } from '#kit/record/record-facts.tsx';
import type { ClientHead } from './client-data.ts';
import { seatsInWords, sumOfCounts } from './overview-words.ts';
import { useOverview } from './use-overview.ts';

const columns = ['business_name', 'client_source_id', ...clientContact, 'coupon_code', 'created_at'] as const;
const at = dateTime();

export function OverviewTab({ client }: { client: ClientHead }) {
  const answer = useOverview(client.id);
  const overview = answer.data?.client_overview;
  return (
    <div className={cards.columns}>
      <RecordFacts title="Contact" table="clients" id={client.id} columns={columns} />
      <Stack gap={16}>
        <Card title="At a glance" answer={answer} bones={4}>
          {overview ? (
            <dl className={classes.facts}>
              <Fact label="Users" value={seatsInWords(overview)} />
              <Fact label="Clinics" value={String(sumOfCounts(overview.clinics_by_state))} />
              <Fact
                label="Last sign-in"
                value={
                  overview.last_sign_in_at
                    ? toText(at, overview.last_sign_in_at, { timeZone: platformZone })
                    : 'Never'
                }
              />
              <Fact label="Files" value={sizeText(Number(overview.storage_bytes))} />
            </dl>
          ) : null}
        </Card>
        {client.account_manager_user_id === undefined ? null : (
          <Card title="Account manager" answer={{ data: true, error: undefined, refetch: () => undefined }}>
            {client.account_manager_user_id ? (
              <NamesCell table="users" ids={[client.account_manager_user_id]} />
            ) : (
              'Nobody yet'
            )}
          </Card>
        )}
      </Stack>
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd className="tabular">{value}</dd>
  </div>
);

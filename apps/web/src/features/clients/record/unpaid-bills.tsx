import { Button, Group, Text } from '@mantine/core';
import { localDate, platformZone } from '@operatory/domain';
import type { ResultOf } from '#data/graphql.ts';
import { graphql } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useCan } from '#session/permissions.ts';
import { dollars } from '#ui/dollars.ts';
import { InvoiceLink } from '../transactions/invoice-link.tsx';

const liveUnpaid = graphql(`
  subscription unpaidBills($client: uuid!) {
    client_transaction_history(
      where: { client: { id: { _eq: $client } }, status: { _eq: UN_PAID } }, order_by: [{ created_at: asc }, { id: asc }]
    ) { id invoice_id plan_name total_value created_at }
  }
`);
const markPaid = graphql(`
  mutation markPaid($id: uuid!) { mark_subscription_paid(id: $id) { id } }
`);
type Bill = ResultOf<typeof liveUnpaid>['client_transaction_history'][number];

export function UnpaidBills({ clientId }: { clientId: string }) {
  const live = useLive(liveUnpaid, { client: clientId });
  const bills = live.data?.client_transaction_history ?? [];
  return (
    <Card title="Unpaid" count={live.data ? bills.length : undefined} answer={live}>
      {bills.length === 0 ? <CardNothing>All bills are paid.</CardNothing> : null}
      {bills.map((bill) => (
        <BillRow key={bill.id} bill={bill} />
      ))}
    </Card>
  );
}

function BillRow({ bill }: { bill: Bill }) {
  const can = useCan();
  const [mark, marking] = useCommand(markPaid, { success: `${bill.invoice_id} is paid` });
  return (
    <div className={classes.row}>
      <span className={classes.rowWords}>
        <Text size="sm" fw={550} truncate>
          {bill.invoice_id}
        </Text>
        <Text size="xs" c="var(--op-muted)" className="tabular">
          {bill.plan_name} · {localDate(bill.created_at, platformZone)}
        </Text>
      </span>
      <Group gap={8} wrap="nowrap">
        <Text size="sm" className="tabular">
          {dollars(bill.total_value)}
        </Text>
        <InvoiceLink id={bill.id} invoice={bill.invoice_id} />
        {can('subscriptions', 'EDIT') ? (
          <Button
            size="xs"
            variant="default"
            loading={marking}
            aria-label={`Mark ${bill.invoice_id} paid`}
            onClick={() => void mark({ id: bill.id })}
          >
            Mark paid
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

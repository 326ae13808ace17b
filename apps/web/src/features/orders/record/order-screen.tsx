import { Button, Paper, Skeleton, Text } from '@mantine/core';
import { type OrderStatus, orderStatuses, outstandingOrderStatuses } from '@operatory/domain';
import { IconMessages, IconPackageImport, IconPaperclip } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useLive } from '#data/hooks.ts';
import { OrderPdf } from '#files/order-pdf.tsx';
import { lockedReason, mayEdit, RowMenu } from '#kit/actions/row-menu.tsx';
import { useRowActions } from '#kit/actions/use-row-actions.tsx';
import { ListProvider } from '#kit/definition/list-context.tsx';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOperations, ofId } from '#kit/definition/list-query.ts';
import { ListForm } from '#kit/form/list-form.tsx';
import { FactList } from '#kit/record/fact-list.tsx';
import { PartTable } from '#kit/record/part-table.tsx';
import { isEmpty } from '#kit/record/record-parts.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useCan } from '#session/permissions.ts';
import { InZoneOf } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { ordersModule, paths } from '../paths.ts';
import { useOrdersList } from '../use-orders-list.tsx';
import { OrderHistory } from './order-history.tsx';
import classes from './order-record.module.css';

export function OrderScreen({ id }: { id: string }) {
  const me = useMe();
  const list = useOrdersList();
  const definition = useMemo(() => readablePart(list, me), [list, me]);
  const operations = listOperations(definition);
  const { data, error, refetch } = useLive(operations.record, { where: ofId(id) });
  const found = data?.clinic_im_product_orders;
  if (error && !found) return <Failed onRefresh={refetch} />;
  if (!found) return <Skeleton height={320} m={24} />;
  const [order] = found;
  return order ? <Loaded order={order} definition={definition} /> : <ScreenMissing />;
}

const part = 'clinic_im_product_order_id';

function Loaded({ order, definition }: { order: RecordRow; definition: ListDefinition<RecordRow> }) {
  const me = useMe();
  const navigate = useNavigate();
  const name = definition.name(order);
  const vendor = (order.vendor as { name: string } | null)?.name ?? '';
  useRecent(`${name} ${vendor}`, definition.title, paths.view(order.id));
  const status = orderStatuses.find(({ value }) => value === order.status);
  // Details are shown only if they have a value, because most are set later or never.
  const facts = [
    ...definition.columns.slice(1).filter(({ key }) => key !== 'status'),
    ...(definition.details ?? []).filter(({ key }) => !isEmpty(order[key])),
  ];
  const [editing, setEditing] = useState(false);
  const edits = mayEdit(definition, me);
  const locked = lockedReason(definition, order);
  return (
    <Page
      title={name}
      note={vendor}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: definition.title, to: paths.list },
        { label: name },
      ]}
      actions={
        <>
          <OrderPdf id={order.id} name={String(order.purchase_order_id ?? name)} />
          <NextStep order={order} definition={definition} />
          <ListProvider
            definition={definition}
            onEdit={() =>
              order.status === 'RAISED' ? void navigate({ to: paths.edit(order.id) }) : setEditing(true)
            }
          >
            <RowMenu row={order} onRemoved={() => void navigate({ to: paths.list })} />
          </ListProvider>
        </>
      }
      toolbar={status ? <Pill hue={status.colour}>{status.label}</Pill> : null}
    >
      <InZoneOf record={order}>
        <div className={classes.layout}>
          <div className={classes.stack}>
            <Section title="Lines">
              <PartTable
                table="clinic_im_product_order_items"
                part={part}
                id={order.id}
                sort="position"
                nothing="No items in this order."
              />
            </Section>
            <Section title="Receipts">
              <PartTable
                table="clinic_im_product_order_receipts"
                part={part}
                id={order.id}
                nothing="No deliveries yet"
              />
            </Section>
          </div>
          <div className={`${classes.stack} ${classes.side}`}>
            <Paper p={16}>
              <Section title="Details">
                <FactList columns={facts} row={order} />
                {!edits ? null : locked ? (
                  <Text size="sm" c="var(--op-muted)">
                    {locked}
                  </Text>
                ) : (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    mt={8}
                    leftSection={<IconPaperclip size={16} />}
                    onClick={() => setEditing(true)}
                  >
                    Attach files
                  </Button>
                )}
              </Section>
            </Paper>
            <Paper p={16}>
              <Section title="History">
                <OrderHistory id={order.id} />
              </Section>
            </Paper>
          </div>
        </div>
      </InZoneOf>
      {editing ? (
        <ListProvider definition={definition}>
          <ListForm form={order.id} onClose={() => setEditing(false)} />
        </ListProvider>
      ) : null}
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The actions that are offered only in the menu, because they are rarely needed. */
const aside = ['cancel_order', 'resend_order_link'];

/** The usual actions of an order in its current status; the others are in its menu. */
function NextStep({ order, definition }: { order: RecordRow; definition: ListDefinition<RecordRow> }) {
  const me = useMe();
  const may = useCan()(ordersModule, 'EDIT');
  const edits = order.status === 'RAISED' && (may || order.raised_by_user_id === me.user.id);
  const { offered, choose, dialog } = useRowActions(definition, order);
  const receives = may && outstandingOrderStatuses.some((each: OrderStatus) => each === order.status);
  const [first] = offered.filter(({ command }) => !aside.includes(command));
  return (
    <>
      {edits ? (
        <Button variant="default" component={Link} to={paths.lines(order.id)}>
          Edit items
        </Button>
      ) : null}
      {first ? (
        <Button variant={receives ? 'default' : 'filled'} onClick={() => choose(first)}>
          {first.label}
        </Button>
      ) : null}
      {order.has_passcode === true && order.status !== 'CANCEL' ? (
        <Button
          variant="default"
          component={Link}
          to={paths.chat(order.id)}
          leftSection={<IconMessages size={16} />}
        >
          {Number(order.clinic_unread) > 0 ? `Chat, ${order.clinic_unread} new` : 'Chat'}
        </Button>
      ) : null}
      {receives ? (
        <Button component={Link} to={paths.receive(order.id)} leftSection={<IconPackageImport size={16} />}>
          Receive
        </Button>
      ) : null}
      {dialog}
    </>
  );
}

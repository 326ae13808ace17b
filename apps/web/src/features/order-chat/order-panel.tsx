import { Collapse, Text, UnstyledButton } from '@mantine/core';
import { addressLines, orderStatuses, quantityWithUnit, submitVias } from '@operatory/domain';
import { dateTime, money, phoneHref, phoneText, toText } from '@operatory/resource';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AttachmentList } from '#files/attachment-list.tsx';
import { Pill } from '#ui/pill.tsx';
import classes from './order-chat.module.css';
import { type ChatOrder, nameOf, type OrderLine } from './order-data.ts';

const at = dateTime({ dayFirst: true });
const dollars = money();
const nothing = 'N/A';

export function OrderStatusPill({ order }: { order: ChatOrder }) {
  const status = orderStatuses.find(({ value }) => value === order.status);
  return status ? <Pill hue={status.colour}>{status.label}</Pill> : null;
}

const amountOf = ({ new_stock, quantity_type }: OrderLine) =>
  quantityWithUnit(Number(new_stock), quantity_type);

export function OrderFacts({ order }: { order: ChatOrder }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Order id', nameOf(order)],
    ['Supplier', order.vendor.name],
    ['Order status', orderStatuses.find(({ value }) => value === order.status)?.label ?? order.status],
    ['Placed by', order.placed_by_user_name ?? nothing],
    ['Placed at', order.placed_at ? toText(at, order.placed_at, { timeZone: order.clinic.zone }) : nothing],
    ['Submitted via', submitVias.find(({ value }) => value === order.submit_via)?.label ?? nothing],
  ];
  return (
    <div className={classes.facts}>
      <dl className={classes.list}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Order attachment</dt>
          <dd>
            {order.purchase_order_attachments.length > 0 ? (
              <AttachmentList files={order.purchase_order_attachments} />
            ) : (
              nothing
            )}
          </dd>
        </div>
      </dl>
      <p className={classes.deliver}>
        Deliver to {[order.clinic.name, ...addressLines(order.clinic.address)].join(', ')}
        {order.clinic.phone ? (
          <>
            . Questions: <a href={phoneHref(order.clinic.phone)}>{phoneText(order.clinic.phone)}</a>
          </>
        ) : null}
      </p>
      {order.custom_message ? <Text size="sm">“{order.custom_message}”</Text> : null}
      <ul className={classes.products} aria-label="Products">
        {order.clinic_im_product_order_items.map((line) => (
          <li key={line.id}>
            <span>
              {line.product_name}
              {line.product_code ? <span className="muted"> {line.product_code}</span> : null}
            </span>
            <span className="tabular">
              {amountOf(line)}
              {line.price === null ? null : <span className="muted"> at {toText(dollars, line.price)}</span>}
            </span>
          </li>
        ))}
        {Number(order.total_amount) > 0 ? (
          <li>
            <strong>Total</strong>
            <strong className="tabular">{toText(dollars, order.total_amount)}</strong>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** The order's details, collapsed above the chat; with one product there is nothing to expand. */
export function OrderPanel({ order }: { order: ChatOrder }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (order.clinic_im_product_order_items.length < 2) return <SingleLine order={order} />;
  return (
    <section className={classes.panel}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'View Less' : 'View Product Details'}
        <IconChevronDown size={16} data-open={open || undefined} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={open} id={id}>
        {open ? <OrderFacts order={order} /> : null}
      </Collapse>
    </section>
  );
}

function SingleLine({ order }: { order: ChatOrder }) {
  const [line] = order.clinic_im_product_order_items;
  return line ? (
    <p className={classes.single}>
      {amountOf(line)} {line.product_name}
    </p>
  ) : null;
}

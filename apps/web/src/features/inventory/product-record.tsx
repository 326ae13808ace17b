import { Box, Group, Text } from '@mantine/core';
import { useImageAddress } from '#data/image-address.ts';
import { filesOf } from '#kit/cells/files-cell.tsx';
import { readableColumns } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { FactList } from '#kit/record/fact-list.tsx';
import { RecordParts } from '#kit/record/record-parts.tsx';
import { type RecordTab, RecordTabs, SheetTabs } from '#kit/record/record-tabs.tsx';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { useCan } from '#session/permissions.ts';
import { InZoneOf } from '#session/record-zone.tsx';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { LotsTab } from './lots-tab.tsx';
import type { Product } from './product.ts';
import { ProductActions } from './product-actions.tsx';
import classes from './product-record.module.css';
import { RelatedTab } from './related-tab.tsx';
import { StockBar } from './stock-bar.tsx';
import { StockPill } from './stock-state.tsx';
import { expiryInWords, type StockFigures, stockOf } from './stock-words.ts';
import { UsageTab } from './usage-tab.tsx';

type Named = { readonly name: string } | null | undefined;
interface ProductRow extends Product, StockFigures {
  readonly code: string | null;
  readonly status: string;
  readonly alert_stock_number: number | null;
  readonly client_im_product_category?: Named;
  readonly im_brands?: Named;
  readonly master_brands?: Named;
  readonly image?: unknown;
  readonly product_manual_attachment?: unknown;
}

/** A product with its stock, actions and history, beside the list or on its own page. */
export function ProductRecord({ row, isPage = false }: { row: RecordRow; isPage?: boolean }) {
  const product = stockOf(row as RecordRow & ProductRow);
  const can = useCan();
  const me = useMe();
  const today = useToday(product.clinic_id);
  const reads = (table: string) => readableColumns(table, me) !== null;
  const tabs: readonly RecordTab[] = [
    ...(can('product-lots')
      ? [{ key: 'lots', title: 'Lots', content: () => <LotsTab product={product} /> }]
      : []),
    ...(can('product-usages')
      ? [{ key: 'usage', title: 'Usage', content: () => <UsageTab product={product} /> }]
      : []),
    ...(can('clinic-im-product-orders') && reads('clinic_im_product_order_items')
      ? [
          {
            key: 'orders',
            title: 'Orders',
            content: () => (
              <RelatedTab
                table="clinic_im_product_order_items"
                product={product.id}
                nothing="Not ordered yet"
              />
            ),
          },
        ]
      : []),
    ...(can('product-lots')
      ? [
          {
            key: 'movements',
            title: 'Movements',
            content: () => (
              <RelatedTab table="stock_movements" product={product.id} nothing="No stock movements yet" />
            ),
          },
        ]
      : []),
    { key: 'details', title: 'Details', content: () => <Details row={row} /> },
  ];
  const [manual = null] = filesOf(product.product_manual_attachment);
  const { next_expiry_date: next, stock_in_hand: inHand, stock_in_hand_total: total } = product;

  return (
    <InZoneOf record={product}>
      <div className={classes.face}>
        <Picture image={product.image} />
        <div>
          <div className={classes.meta}>
            {[
              product.code,
              product.client_im_product_category?.name,
              product.im_brands?.name ?? product.master_brands?.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <Group gap={6} mt={8}>
            <StockPill product={product} />
            <StatusBadge status={product.status} />
            {next ? (
              <Text size="sm" c="var(--op-muted)" className="tabular">
                Next expiry {next} · {expiryInWords(next, today)}
              </Text>
            ) : null}
          </Group>
        </div>
      </div>
      <section className={classes.card} aria-label="Stock">
        <Group justify="space-between" align="baseline" gap={8} mb={12}>
          <span>
            <span className={`tabular ${classes.amount}`}>{inHand}</span>{' '}
            <Text component="span" size="sm" c="var(--op-muted)">
              {product.quantity_type ? `× ${product.quantity_type} in stock` : 'in stock'}
            </Text>
          </span>
          <Text size="sm" c="var(--op-muted)">
            {[
              total > inHand ? `${total} including expired` : '',
              Number(product.alert_stock_number) > 0 ? `alert at ${Number(product.alert_stock_number)}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Group>
        <StockBar product={product} wide />
        <div className={`tabular ${classes.ends}`}>
          <span>{product.minimum === null ? '' : `Minimum ${product.minimum}`}</span>
          <span>{product.maximum === null ? '' : `Maximum ${product.maximum}`}</span>
        </div>
      </section>
      <ProductActions product={product} manual={manual} />
      <Box mt={16}>{isPage ? <RecordTabs tabs={tabs} /> : <SheetTabs tabs={tabs} />}</Box>
    </InZoneOf>
  );
}

const table = 'clinic_im_products';
const above = new Set([
  'name',
  'code',
  'status',
  'minimum',
  'maximum',
  'alert_stock_number',
  'quantity_type',
]);

function Details({ row }: { row: RecordRow }) {
  const me = useMe();
  const resource = resourceOf(table);
  const readable = readableColumns(table, me);
  const facts = detailsOf(resource, resource.form.flat()).filter(
    ({ key }) => !above.has(key) && readable?.has(key) && row[key] !== null && row[key] !== undefined,
  );
  return (
    <>
      <FactList columns={facts} row={row} />
      <RecordParts
        table={table}
        record={{ id: row.id, name: String(row.name), clinicId: row.clinic_id }}
        onOpen={() => {}}
      />
    </>
  );
}

function Picture({ image }: { image: unknown }) {
  const address = useImageAddress(image);
  return address ? <img className={classes.picture} src={address} alt="" /> : null;
}

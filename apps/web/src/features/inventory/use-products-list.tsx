import { expiredStock, expiringStock, lowStock, moduleOf } from '@operatory/domain';
import { type AnyResource, type BoolExp, boolean, date, oneOf, reference } from '@operatory/resource';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import type { ListColumn, ListDefinition, ListFilter } from '#kit/definition/list-definition.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { useTodays } from '#session/use-today.ts';
import { ProductRecord } from './product-record.tsx';
import { StockBar } from './stock-bar.tsx';
import { StockPill } from './stock-state.tsx';
import { stockColumns, stockOf } from './stock-words.ts';

export const productsTable = 'clinic_im_products';
export const productsModule = 'clinic-im-products';

export function useProductsList(): ListDefinition<RecordRow> {
  const me = useMe();
  const todays = useTodays();
  const types = useTypes();
  return useMemo(() => {
    const resource = resourceOf(productsTable);
    const title =
      me.modules.find(({ name }) => name === productsModule)?.title ?? moduleOf(productsModule).title;
    const list = moduleList(resource, title);
    return {
      ...list,
      select: stockColumns,
      columns: columnsOf(list.columns),
      chips: [
        { key: 'all', label: 'All', where: {} },
        { key: 'low', label: 'Low', dot: 'red', needs: 'is_low_stock', where: lowStock },
        {
          key: 'expiring',
          label: 'Expiring in 60 days',
          dot: 'orange',
          needs: 'next_expiry_date',
          where: expiringStock(todays),
        },
        { key: 'expired', label: 'Expired', dot: 'violet', needs: 'has_expired', where: expiredStock },
      ],
      filters: filtersOf(resource, types, list.filters ?? [], (table) => readableColumns(table, me) !== null),
      emptyLine: 'Scan or import products.',
      record: (row) => <ProductRecord row={row} />,
    };
  }, [me, todays, types]);
}

/**
 * The columns of the product list: the name, then the stock's state, quantity and limits, then all others.
 */
function columnsOf(all: readonly ListColumn<RecordRow>[]): readonly ListColumn<RecordRow>[] {
  const [name, ...rest] = all;
  const shown = new Set(['stock_in_hand', 'minimum', 'maximum']);
  return [
    ...(name ? [name] : []),
    {
      key: 'stock_state',
      label: 'Stock',
      needs: 'is_low_stock',
      select: 'is_low_stock',
      csv: null,
      width: 184,
      render: (row) => <StockPill product={stockOf(row)} />,
    },
    {
      key: 'stock_in_hand',
      label: 'In stock',
      sort: 'stock_in_hand',
      numeric: true,
      width: 148,
      render: (row) => {
        const { stock_in_hand: amount, quantity_type: unit } = stockOf(row);
        return (
          <span className="tabular" title={unit ?? undefined}>
            <b>{amount}</b> {unit ? `× ${unit}` : null}
          </span>
        );
      },
    },
    {
      key: 'minimum',
      label: 'Min – max',
      sort: 'minimum',
      width: 188,
      select: 'minimum maximum',
      render: (row) => <StockBar product={stockOf(row)} />,
    },
    ...rest.filter(({ key }) => !shown.has(key)),
  ];
}

/** The filters of the product list. `reads` says whether the user can read a table. */
function filtersOf(
  resource: AnyResource,
  types: readonly string[],
  own: readonly ListFilter[],
  reads: (table: string) => boolean,
): readonly ListFilter[] {
  const added = { field: date(), needs: 'created_date' };
  const through = (table: string, filter: ListFilter): readonly ListFilter[] =>
    reads(table) ? [filter] : [];
  return [
    ...own.filter(({ name }) => name !== 'clinic_id'),
    ...(types.length > 0 && resource.fields?.type
      ? [{ name: 'type', label: 'Type', field: oneOf(types.map((value) => ({ value, label: value }))) }]
      : []),
    ...through('j_clinic_im_product_storages', {
      name: 'storage',
      label: 'Storage',
      needs: null,
      field: reference('clinic_storage_locations', 'clinic_storage_location'),
      where: (id) => ({ j_clinic_im_product_storages: { clinic_storage_location_id: { _eq: id } } }),
    }),
    ...through('clinic_im_product_usages', {
      name: 'room',
      label: 'Used in room',
      needs: null,
      field: reference('clinic_rooms', 'room'),
      where: (id) => ({ clinic_im_product_usages: { room_id: { _eq: id } } }),
    }),
    ...through('clinic_im_product_stocks', {
      name: 'disposed',
      label: 'Disposed',
      needs: null,
      field: boolean(),
      where: (value): BoolExp => {
        const disposed = { clinic_im_product_stocks: { is_disposed: { _eq: true } } };
        return value === 'true' ? disposed : { _not: disposed };
      },
    }),
    { name: 'from', label: 'Added from', ...added, where: (day) => ({ created_date: { _gte: day } }) },
    { name: 'to', label: 'Added to', ...added, where: (day) => ({ created_date: { _lte: day } }) },
  ];
}

const typesQuery = graphql(`
  query productTypes {
    clinic_im_products(where: { type: { _is_null: false } }, distinct_on: [type], order_by: [{ type: asc }], limit: 50) { type }
  }
`);
const none: readonly string[] = [];

function useTypes(): readonly string[] {
  const readable = readableColumns(productsTable, useMe());
  const { data } = useQueryData(typesQuery, {}, { pause: !readable?.filterable('type') });
  return useMemo(() => data?.clinic_im_products.flatMap(({ type }) => type ?? []) ?? none, [data]);
}

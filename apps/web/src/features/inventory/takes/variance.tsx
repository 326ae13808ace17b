import { Switch, Text } from '@mantine/core';
import { quantityOf, thousandthsOf } from '@operatory/domain';
import { useState } from 'react';
import { RelatedTable } from '#kit/record/related-table.tsx';
import { lotName } from '../lots.ts';
import type { Take, TakeLine } from './take-data.ts';
import classes from './takes.module.css';

/**
 * The difference between count and recorded stock, in thousandths; null if the line was not counted, or while
 * the recorded quantity is hidden.
 */
const differenceOf = ({ counted_at, counted_quantity, expected_quantity }: TakeLine): number | null =>
  counted_at === null || expected_quantity === null
    ? null
    : thousandthsOf(counted_quantity ?? '0') - thousandthsOf(expected_quantity);

export function Variance({ take }: { take: Take }) {
  const [all, setAll] = useState(false);
  const lines = take.stock_take_items;
  const differing = lines.filter((line) => (differenceOf(line) ?? 0) !== 0);
  const shown = all ? lines : differing;
  const uncounted = lines.filter(({ counted_at }) => counted_at === null).length;
  return (
    <>
      <Text mb={8} size="sm">
        {differing.length === 0
          ? 'Everything counted matches recorded stock.'
          : `${differing.length} of ${lines.length} ${differing.length === 1 ? 'differs' : 'differ'} from recorded stock.`}
        {uncounted > 0 ? ` ${uncounted} were not counted. Their recorded quantities won’t change.` : ''}
      </Text>
      <Switch
        mb={12}
        size="xs"
        label="Show matching items too"
        checked={all}
        onChange={(event) => setAll(event.currentTarget.checked)}
      />
      {shown.length > 0 ? (
        <RelatedTable
          label="Variance"
          heads={['Product', 'Lot', 'Recorded', 'Counted', 'Difference', 'Counted by', 'Note']}
          numeric={['Recorded', 'Counted', 'Difference']}
          rows={shown.map((line) => ({ id: line.id, cells: cellsOf(line) }))}
        />
      ) : null}
    </>
  );
}

function cellsOf(line: TakeLine): readonly React.ReactNode[] {
  const by = differenceOf(line);
  return [
    line.clinic_im_product?.name,
    line.clinic_im_product_stock ? lotName(line.clinic_im_product_stock) : 'No lot',
    line.expected_quantity === null ? null : Number(line.expected_quantity),
    line.counted_at === null ? 'Not counted' : Number(line.counted_quantity),
    by === null ? null : by === 0 ? (
      '0'
    ) : (
      <b className={by > 0 ? classes.more : classes.less}>
        {by > 0 ? '+' : '−'}
        {quantityOf(Math.abs(by))}
      </b>
    ),
    line.counted_by_user?.display_name,
    line.note,
  ];
}

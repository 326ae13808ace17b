import { BarChart } from '@mantine/charts';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import classes from '#kit/cards/cards.module.css';
import { ChartCard } from '#kit/cards/chart-card.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { dollars } from '#ui/dollars.ts';
import { spendingRows } from './spending-rows.ts';

/** Charts take no focus: keyboard and screen reader users have the table next to each. */
const unreached = { accessibilityLayer: false };

const readSpending = graphql(
  'query spending($clinic: String) { order_spending(clinic_id: $clinic) { month supplier amount } }',
);
const readUsage = graphql(
  'query usage($clinic: String) { stock_usage(clinic_id: $clinic) { product unit uses quantity } }',
);

const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});
const colours = ['blue.6', 'orange.6', 'teal.6', 'violet.6', 'yellow.7', 'gray.5'];

/** Spending by supplier and the most used products. They are read once and not live. */
export default function InventoryCharts() {
  const can = useCan();
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>{can('clinic-im-product-orders') ? <Spending /> : null}</div>
      <div className={classes.stack}>{can('product-usages') ? <Usage /> : null}</div>
    </div>
  );
}

function Spending() {
  const { clinic } = useClinic();
  const today = useToday();
  const answer = useQueryData(readSpending, { clinic: clinic?.id ?? null });
  const { suppliers, rows } = spendingRows(answer.data?.order_spending ?? [], today);
  return (
    <ChartCard
      title="Spending by month"
      answer={answer}
      nothing={suppliers.length === 0 ? 'No deliveries in the last 12 months.' : null}
      heads={['Month', ...suppliers]}
      rows={rows.map((row) => [
        String(row.month),
        ...suppliers.map((supplier) => dollars(Number(row[supplier]))),
      ])}
    >
      <BarChart
        h={260}
        // A supplier's column is its index, because the chart would treat some characters of a name as a
        // path.
        data={rows.map((row) => ({
          month: row.month,
          ...Object.fromEntries(suppliers.map((name, index) => [`s${index}`, row[name]])),
        }))}
        dataKey="month"
        type="stacked"
        withLegend
        series={suppliers.map((label, index) => ({
          name: `s${index}`,
          label,
          color: colours[index] ?? 'gray.5',
        }))}
        valueFormatter={(value) => whole.format(value)}
        barChartProps={unreached}
      />
    </ChartCard>
  );
}

function Usage() {
  const { clinic } = useClinic();
  const answer = useQueryData(readUsage, { clinic: clinic?.id ?? null });
  const used = answer.data?.stock_usage ?? [];
  return (
    <ChartCard
      title="Most used in the last 90 days"
      answer={answer}
      nothing={used.length === 0 ? 'Nothing was used in the last 90 days.' : null}
      heads={['Product', 'Uses', 'Quantity', 'Unit']}
      rows={used.map(({ product, uses, quantity, unit }) => [product, uses, quantity, unit ?? ''])}
    >
      <BarChart
        h={260}
        data={used.map(({ product, uses }) => ({ product, Uses: uses }))}
        dataKey="product"
        orientation="vertical"
        yAxisProps={{ width: 140 }}
        series={[{ name: 'Uses', color: 'teal.6' }]}
        barChartProps={unreached}
      />
    </ChartCard>
  );
}

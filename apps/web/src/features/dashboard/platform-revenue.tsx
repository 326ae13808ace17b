import { AreaChart } from '@mantine/charts';
import { Group, Text } from '@mantine/core';
import { ChartCard } from '#kit/cards/chart-card.tsx';
import { dollars } from '#ui/dollars.ts';
import { monthInWords } from './month-words.ts';
import { useSubscriptionFigures } from './platform-figures.ts';

/** The chart takes no focus: keyboard and screen reader users have the table next to it. */
const unreached = { accessibilityLayer: false };

/** Monthly recurring revenue: now, and by month. Hidden from roles that may not see amounts. */
export default function PlatformRevenue() {
  const answer = useSubscriptionFigures(false);
  const figures = answer.data?.subscription_figures;
  if (answer.data && (figures?.mrr === null || figures?.mrr === undefined)) return null;
  const trend = figures?.mrr_trend ?? [];
  return (
    <ChartCard
      title="Monthly recurring revenue"
      answer={answer}
      nothing={trend.length === 0 ? 'No plan has been sold yet.' : null}
      heads={['Month', 'Revenue']}
      rows={trend.map(({ month, amount }) => [monthInWords(month), dollars(amount)])}
    >
      <Group gap={8} align="baseline" mb={8}>
        <Text fz={28} fw={600} className="tabular">
          {dollars(figures?.mrr ?? 0)}
        </Text>
        <Text size="sm" c="var(--op-muted)">
          a month, GST included
        </Text>
      </Group>
      <AreaChart
        h={220}
        data={trend.map(({ month, amount }) => ({ month: monthInWords(month), Revenue: Number(amount) }))}
        dataKey="month"
        series={[{ name: 'Revenue', color: 'teal.6' }]}
        curveType="linear"
        withDots
        yAxisProps={{ width: 72 }}
        valueFormatter={(value) => whole.format(value)}
        areaChartProps={unreached}
      />
    </ChartCard>
  );
}

const whole = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
});

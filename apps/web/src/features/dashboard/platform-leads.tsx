import { BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { leadStatuses } from '@operatory/domain/website/website-choices';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { useCount } from '#data/use-count.ts';
import { Card } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { ChartCard } from '#kit/cards/chart-card.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { Pill } from '#ui/pill.tsx';

const unreached = { accessibilityLayer: false };
const statuses = leadStatuses.map((status) => ({ ...status, where: { status: { _eq: status.value } } }));
const readSources = graphql(`
  query leadSourcesChart {
    website_cms_lead_sources(order_by: [{ name: asc }]) {
      id name website_cms_leads_aggregate { aggregate { count } }
    }
  }
`);

/** The leads that the viewer can see by status, and where they come from. */
export default function PlatformLeads() {
  const can = useCan();
  return (
    <>
      <Statuses />
      {can('lead-sources') ? <Sources /> : null}
    </>
  );
}

function Statuses() {
  const { role } = useMe();
  return (
    <Card
      title={role === 'sales_executive' ? 'My leads' : 'Leads'}
      more={{ label: 'Board', to: '/dashboard/leads/list', search: { view: 'board' } }}
    >
      {statuses.map((status) => (
        <StatusRow key={status.value} {...status} />
      ))}
    </Card>
  );
}

function StatusRow({ value, label, colour, where }: (typeof statuses)[number]) {
  const count = useCount('website_cms_leads', where);
  return (
    <Link
      to="/dashboard/$module/list"
      params={{ module: 'leads' }}
      search={{ show: value } as never}
      className={classes.row}
    >
      <span className={classes.rowWords}>
        <Pill hue={colour}>{label}</Pill>
      </span>
      <Text size="sm" className="tabular" component="span">
        {count === null ? '–' : count}
      </Text>
    </Link>
  );
}

function Sources() {
  const answer = useQueryData(readSources, {});
  const sources = (answer.data?.website_cms_lead_sources ?? [])
    .map(({ name, website_cms_leads_aggregate: leads }) => ({ name, Leads: leads.aggregate.count }))
    .filter(({ Leads }) => Leads > 0)
    .toSorted((one, other) => other.Leads - one.Leads);
  return (
    <ChartCard
      title="Leads by source"
      answer={answer}
      nothing={sources.length === 0 ? 'No lead has a source yet.' : null}
      heads={['Source', 'Leads']}
      rows={sources.map(({ name, Leads }) => [name, Leads])}
    >
      <BarChart
        h={Math.max(120, sources.length * 40)}
        data={sources}
        dataKey="name"
        orientation="vertical"
        yAxisProps={{ width: 120 }}
        xAxisProps={{ allowDecimals: false }}
        series={[{ name: 'Leads', color: 'teal.6' }]}
        barChartProps={unreached}
      />
    </ChartCard>
  );
}

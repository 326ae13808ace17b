import { Badge, Group, Paper, Select, Stack, Text, Title } from '@mantine/core';
import { pricedTeams } from '@operatory/domain';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dollars } from '#ui/dollars.ts';
import classes from './plan-cards.module.css';
import { modulesOfPlan } from './plan-modules.ts';
import type { OfferedPlan } from './plan-queries.ts';

export function PlanCards({
  plans,
  teamId,
  onTeam,
  current,
  action,
}: {
  plans: readonly OfferedPlan[];
  teamId: number;
  onTeam: (teamId: number) => void;
  current: { readonly package_id: number; readonly team_id: number | null } | null;
  action: (plan: OfferedPlan) => ReactNode;
}) {
  const teams = pricedTeams(plans.flatMap(({ teampackages }) => teampackages));
  return (
    <Stack gap={12} component="section" aria-label="Plans">
      <Group justify="space-between" align="end" gap={12}>
        <div>
          <Title order={2}>Plans</Title>
          <Text size="sm" c="var(--op-muted)">
            AUD per month, GST included
          </Text>
        </div>
        <Select
          label="Team size"
          data={teams.map(({ team_id, team_size, team }) => ({
            value: String(team_id),
            label: team?.name ?? `Up to ${team_size} people`,
          }))}
          value={String(teamId)}
          onChange={(id) => id && onTeam(Number(id))}
          allowDeselect={false}
        />
      </Group>
      <div className={classes.cards}>
        {plans.map((plan) => (
          <PlanOption
            key={plan.id}
            plan={plan}
            teamId={teamId}
            isCurrent={plan.id === current?.package_id && teamId === current.team_id}
          >
            {action(plan)}
          </PlanOption>
        ))}
      </div>
    </Stack>
  );
}

function PlanOption({
  plan,
  teamId,
  isCurrent,
  children,
}: {
  plan: OfferedPlan;
  teamId: number;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const offer = plan.teampackages.find(({ team_id }) => team_id === teamId);
  const without = plan.packagemodules.flatMap(({ module }) => module?.name ?? []);
  return (
    <Paper
      component="article"
      className={classes.card ?? ''}
      data-current={isCurrent || undefined}
      aria-label={plan.name}
    >
      <Group justify="space-between" gap={8}>
        <Title order={3} fz={18}>
          {plan.name}
        </Title>
        {isCurrent ? <Badge color="teal">Your plan</Badge> : null}
      </Group>
      {offer ? (
        <div>
          <span className={classes.price}>{dollars(offer.price)}</span>{' '}
          <Text span size="sm" c="var(--op-muted)">
            per month
          </Text>
        </div>
      ) : (
        <Text size="sm" c="var(--op-muted)">
          Not offered for this team size
        </Text>
      )}
      {plan.description ? <Text size="sm">{plan.description}</Text> : null}
      <ul className={classes.modules}>
        {modulesOfPlan(plan.id, without).map(({ title, included }) => (
          <li key={title} data-missing={!included || undefined}>
            {included ? (
              <IconCheck size={16} color="var(--op-green-mark)" aria-hidden />
            ) : (
              <IconMinus size={16} aria-hidden />
            )}
            <span>
              {title}
              {included ? null : <span className="visually-hidden"> not included</span>}
            </span>
          </li>
        ))}
      </ul>
      {offer ? <div className={classes.foot}>{children}</div> : null}
    </Paper>
  );
}

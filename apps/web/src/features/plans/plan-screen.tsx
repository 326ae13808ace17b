import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { planChangeOf as changeOfPlan, moduleOf, type PlanChoice, planDay } from '@operatory/domain';
import { useState } from 'react';
import { useCommand, useLive } from '#data/hooks.ts';
import { useNow } from '#session/clock.ts';
import { useMe } from '#session/session.ts';
import { Page } from '#ui/page.tsx';
import { CancelPlanDialog } from './cancel-plan-dialog.tsx';
import { ChoosePlanDialog, type ChosenPlan } from './choose-plan-dialog.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { Invoices } from './invoices.tsx';
import { PlanCards } from './plan-cards.tsx';
import { withdrawCancellation } from './plan-commands.ts';
import { planDayInWords } from './plan-notice.ts';
import { type OfferedPlan, type OwnPlan, offeredPlans, ownPlan } from './plan-queries.ts';
import { closedReason, type PlanState, planState } from './plan-state.ts';

type Open = { readonly kind: 'plan'; readonly chosen: ChosenPlan } | { readonly kind: 'cancel' };
const noPlans: readonly never[] = [];

export function PlanScreen() {
  const me = useMe();
  const now = useNow();
  const own = useLive(ownPlan, {});
  const { data: offered } = useLive(offeredPlans, {});
  const plans = offered?.packages ?? noPlans;
  const state = planState(own.data?.user_subscriptions ?? noPlans, now, me.plan);
  const { current, next, change } = state;
  const [chosenTeam, setTeam] = useState<number>();
  const [open, setOpen] = useState<Open | null>(null);
  const teamId = chosenTeam ?? current?.team_id ?? plans[0]?.teampackages[0]?.team_id;
  const reason = closedReason(me.plan, planDay(now));
  return (
    <Page
      title="Plan"
      note={me.client.name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: moduleOf('my Practice').title, to: '/dashboard/my-practice' },
        { label: 'Plan' },
      ]}
    >
      <Stack gap={24}>
        {reason ? <Closed reason={reason} lastDay={me.plan?.last_day ?? ''} /> : null}
        <CurrentPlan plan={current} answer={own}>
          {next ? (
            <Text size="sm">Renewed until {planDayInWords(planDay(next.expire_at))} (Sydney time).</Text>
          ) : null}
          {change ? (
            <Text size="sm">
              Changes to {change.to} on {planDayInWords(change.from)} (Sydney time).
            </Text>
          ) : null}
          {current ? <Actions state={state} plan={current} onOpen={setOpen} /> : null}
        </CurrentPlan>
        {teamId !== undefined && own.data ? (
          <PlanCards
            plans={plans}
            teamId={teamId}
            onTeam={setTeam}
            current={current ?? null}
            action={(plan) => (
              <ChooseButton
                verb={verbFor(plan, teamId, current, plans)}
                onChoose={() =>
                  setOpen({
                    kind: 'plan',
                    chosen: {
                      package_id: plan.id,
                      team_id: teamId,
                      name: `${plan.name}, ${teamOf(plan, teamId)}`,
                    },
                  })
                }
              />
            )}
          />
        ) : null}
        <Invoices />
      </Stack>
      {open?.kind === 'plan' ? (
        <ChoosePlanDialog
          chosen={open.chosen}
          version={current?.version ?? null}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.kind === 'cancel' && current ? (
        <CancelPlanDialog
          until={planDayInWords(planDay((next ?? current).expire_at))}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </Page>
  );
}

function Closed({ reason, lastDay }: { reason: 'ended' | 'inactive'; lastDay: string }) {
  return (
    <Alert
      color="orange"
      role="status"
      title={reason === 'ended' ? 'Your plan has ended' : 'Your organisation is inactive'}
    >
      {reason === 'ended'
        ? `It ended on ${planDayInWords(lastDay)}. Your data is kept. Renew or choose a plan to continue.`
        : 'Operatory has set your organisation to inactive. Your data is kept. Contact Operatory to continue.'}
    </Alert>
  );
}

function Actions({
  state: { actions, next },
  plan,
  onOpen,
}: {
  state: PlanState;
  plan: OwnPlan;
  onOpen: (open: Open) => void;
}) {
  const [withdraw, withdrawing] = useCommand(withdrawCancellation, { success: 'You keep your plan' });
  const { package_id, next_package_id } = next ?? plan;
  const team_id = (next ?? plan).next_team_id ?? (next ?? plan).team_id;
  const open = (package_id: number, team_id: number | null, name: string) =>
    onOpen({ kind: 'plan', chosen: { package_id, team_id: team_id ?? 1, name } });
  return (
    <Group gap={8}>
      {actions.includes('renew') ? (
        <Button onClick={() => open(next_package_id ?? package_id, team_id, 'Renew plan')}>Renew</Button>
      ) : null}
      {actions.includes('keep') ? (
        <Button variant="default" onClick={() => open(plan.package_id, plan.team_id, 'Keep plan')}>
          Keep this plan
        </Button>
      ) : null}
      {actions.includes('withdraw') ? (
        <Button variant="default" loading={withdrawing} onClick={() => void withdraw({})}>
          Withdraw cancellation
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        <Button variant="subtle" color="gray" onClick={() => onOpen({ kind: 'cancel' })}>
          Cancel plan
        </Button>
      ) : null}
    </Group>
  );
}

function ChooseButton({ verb, onChoose }: { verb: string | null; onChoose: () => void }) {
  if (verb === null) return null;
  return (
    <Button fullWidth variant={verb === 'Downgrade' ? 'default' : 'filled'} onClick={onChoose}>
      {verb}
    </Button>
  );
}

const teamOf = (plan: OfferedPlan, teamId: number): string =>
  plan.teampackages.find(({ team_id }) => team_id === teamId)?.team?.name ?? '';

/** The verb on a plan's button; null for the current plan, which has its own buttons above. */
function verbFor(
  plan: OfferedPlan,
  teamId: number,
  current: OwnPlan | undefined,
  plans: readonly OfferedPlan[],
): string | null {
  if (!current || current.plan_status === 'EXPIRED') return 'Buy';
  const choice = (package_id: number, team_id: number | null): PlanChoice => ({
    package_id,
    team_id,
    price:
      plans.find(({ id }) => id === package_id)?.teampackages.find((each) => each.team_id === team_id)
        ?.price ?? '0',
  });
  const words = { UPGRADE: 'Upgrade', DOWNGRADE: 'Downgrade', SAME: null } as const;
  return words[changeOfPlan(choice(current.package_id, current.team_id), choice(plan.id, teamId))];
}

import { Button, Group, Paper, RingProgress, Text, Title } from '@mantine/core';
import type { OnboardingStep } from '@operatory/domain';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useCommand, useLive, useQueryData } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import classes from './onboarding-card.module.css';
import { hideOnboarding, onboardingField, onboardingSignal } from './onboarding-queries.ts';
import { onboardingProgress, stepWords } from './onboarding-steps.ts';
import { SampleData } from './sample-data.tsx';

/**
 * The first steps of a new client, each ticked once its records exist. The card can be hidden and brought
 * back; it is gone once all steps are done and no sample data is left.
 */
export default function OnboardingCard() {
  const { readable_tables } = useMe();
  const { data, refetch } = useQueryData(onboardingField, {});
  const signal = useMemo(() => onboardingSignal(readable_tables), [readable_tables]);
  const { data: changed } = useLive(signal, {});
  useEffect(() => {
    if (changed) refetch();
  }, [changed, refetch]);
  const [hide, hiding] = useCommand(hideOnboarding);
  const onboarding = data?.onboarding;
  if (!onboarding) return null;
  const { steps, hidden, has_sample_data, sample_kept } = onboarding;
  const done = steps.filter((step) => step.done).length;
  const isFinished = done === steps.length;
  const setHidden = (next: boolean) => void hide({ hidden: next }).then(({ ok }) => ok && refetch());
  if (isFinished && !has_sample_data) return null;
  if (hidden)
    return (
      <Group justify="flex-end">
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={hiding}
          onClick={() => setHidden(false)}
        >
          Show first steps ({done} of {steps.length} done)
        </Button>
      </Group>
    );
  return (
    <Paper p={16} component="section" aria-label="First steps">
      <Group justify="space-between" align="start" gap={12}>
        <Group gap={12} wrap="nowrap">
          <RingProgress
            size={48}
            thickness={5}
            roundCaps
            sections={[{ value: onboardingProgress(steps), color: 'teal' }]}
            aria-hidden
          />
          <div>
            <Title order={2} size="h3">
              First steps
            </Title>
            <Text size="sm" c="var(--op-muted)" role="status">
              {done} of {steps.length} done
            </Text>
          </div>
        </Group>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          loading={hiding}
          onClick={() => setHidden(true)}
        >
          Hide
        </Button>
      </Group>
      <ul className={classes.steps}>
        {steps.map(({ key, done: isDone }) => (
          <li key={key}>
            <Step step={key as OnboardingStep} isDone={isDone} />
          </li>
        ))}
      </ul>
      <SampleData has={has_sample_data} kept={sample_kept} onChanged={refetch} />
    </Paper>
  );
}

function Step({ step, isDone }: { step: OnboardingStep; isDone: boolean }) {
  const { title, why, to, search } = stepWords[step];
  return (
    <Link to={to} search={(search ?? {}) as never} className={classes.step} data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheckFilled
          size={18}
          color="var(--op-green-mark)"
          className={classes.mark}
          aria-label="Done"
        />
      ) : (
        <IconCircle size={18} color="var(--op-gray-mark)" className={classes.mark} aria-hidden />
      )}
      <span>
        <span className={classes.title}>{title}</span>
        <Text size="xs" c="var(--op-muted)" span display="block">
          {why}
        </Text>
      </span>
    </Link>
  );
}

import { Button, Group, Text, Title } from '@mantine/core';
import { rateHistory } from '@operatory/domain';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { confirmDialog } from '#ui/confirm-dialog.tsx';
import { Pill } from '#ui/pill.tsx';
import { type AwardSubLevel, removeAwardRate, subLevelTimeoutMilliseconds } from './award-data.ts';
import { awardDayInWords, dollars, payPointText } from './award-words.ts';
import classes from './awards.module.css';
import { NewRateDialog } from './new-rate-dialog.tsx';

const states = {
  planned: { words: 'Planned', hue: 'blue' },
  current: { words: 'In force', hue: 'green' },
  past: { words: 'Ended', hue: 'gray' },
} as const;

export function RateHistory({
  levelName,
  point,
  today,
  editable,
}: {
  levelName: string;
  point: AwardSubLevel;
  today: string;
  editable: boolean;
}) {
  const [adding, setAdding] = useState(false);
  const [remove, removing] = useCommand(removeAwardRate, {
    success: 'Planned rate removed',
    timeoutMilliseconds: subLevelTimeoutMilliseconds,
  });
  const rates = rateHistory(point.employee_award_rates, today);
  const name = payPointText(point);

  async function takeBack(from: string) {
    const sure = await confirmDialog({
      title: 'Remove planned rate',
      text: `The rate from ${awardDayInWords(from)} is removed. Pay stays as it is now.`,
      confirm: 'Remove',
      danger: true,
    });
    if (sure) await remove({ id: point.id, from });
  }

  return (
    <section aria-label={`Rates of ${name}`}>
      <Group justify="space-between" gap={8} mb={4}>
        <Title order={3} fz={14}>
          Base rates: {name}
        </Title>
        {editable ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => setAdding(true)}
          >
            New rate
          </Button>
        ) : null}
      </Group>
      {rates.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          No rate yet
        </Text>
      ) : null}
      <ol className={classes.rates}>
        {rates.map(({ rate, state }) => (
          <li key={rate.id} className={classes.rate}>
            <span className={classes.words}>From {awardDayInWords(rate.effective_from)}</span>
            <Pill hue={states[state].hue}>{states[state].words}</Pill>
            <span className={classes.amount}>{dollars(rate.base_price)}</span>
            {editable && state === 'planned' && rates.length > 1 ? (
              <Button
                variant="subtle"
                size="compact-sm"
                color="gray"
                disabled={removing}
                aria-label={`Remove the rate from ${awardDayInWords(rate.effective_from)}`}
                onClick={() => void takeBack(rate.effective_from)}
              >
                Remove
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {adding ? (
        <NewRateDialog levelName={levelName} point={point} today={today} onClose={() => setAdding(false)} />
      ) : null}
    </section>
  );
}

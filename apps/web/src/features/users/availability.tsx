import { Button, Chip, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { messages, weekdays } from '@operatory/domain';
import { useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';

type Days = readonly string[];
const daysOf = graphql('query availability($id: uuid!) { users_by_pk(id: $id) { id available_days } }');
const saveDays = graphql(`
  mutation saveAvailability($id: uuid!, $days: [String!]!) {
    update_users_by_pk(pk_columns: { id: $id }, _set: { available_days: $days }) { id }
  }
`);

const title = (day: string) => day.charAt(0) + day.slice(1).toLowerCase();
/** The weekdays in the order of the roster, which starts on Monday. */
const week = [...weekdays.slice(1), weekdays[0]];

export function Availability({ userId, editable = false }: { userId: string; editable?: boolean }) {
  const { data, fetching, refetch } = useQueryData(daysOf, { id: userId });
  const [chosen, setChosen] = useState<Days | null>(null);
  const [save, saving] = useCommand(saveDays, { success: messages.updated, failure: messages.not_saved });
  const kept = data?.users_by_pk?.available_days;
  if (!kept) return fetching ? <Skeleton height={96} maw={720} mt={16} /> : null;
  const days = chosen ?? kept;
  const changed = chosen !== null && [...chosen].sort().join() !== [...kept].sort().join();

  async function submit() {
    const answer = await save({ id: userId, days: week.filter((day) => days.includes(day)) });
    if (!answer.ok) return;
    setChosen(null);
    refetch();
  }
  return (
    <Paper p={24} maw={720} component="section" aria-label="Availability" my={editable ? 0 : 16}>
      <Title order={2} mb={4}>
        Availability
      </Title>
      <Text size="sm" c="var(--op-muted)" mb={12}>
        {editable ? 'Days this person can be rostered.' : 'This person can be rostered on these days.'}
      </Text>
      {editable ? (
        <Group gap={8} role="group" aria-label="Days">
          {week.map((day) => (
            <Chip
              key={day}
              size="sm"
              variant="outline"
              checked={days.includes(day)}
              onChange={(on) => setChosen(on ? [...days, day] : days.filter((other) => other !== day))}
            >
              {title(day)}
            </Chip>
          ))}
        </Group>
      ) : (
        <Text size="sm">
          {week
            .filter((day) => days.includes(day))
            .map(title)
            .join(', ') || 'None'}
        </Text>
      )}
      {editable ? (
        <Button mt={16} loading={saving} disabled={!changed} onClick={() => void submit()}>
          Save days
        </Button>
      ) : null}
    </Paper>
  );
}

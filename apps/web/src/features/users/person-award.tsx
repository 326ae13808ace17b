import { Alert, Button, Group, Paper, Select, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import {
  awardAges,
  awardDayTypes,
  awardLabelOn,
  centsOf,
  experienceFits,
  inDollars,
  levelsFor,
  messages,
  subLevelsFor,
} from '@operatory/domain';
import { IconCake } from '@tabler/icons-react';
import { useState } from 'react';
import { graphql, type ResultOf } from '#data/graphql.ts';
import { useCommand, useLive, useQueryData } from '#data/hooks.ts';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { useCan } from '#session/permissions.ts';
import { useToday } from '#session/use-today.ts';
import { Failed } from '#ui/empty-state.tsx';

const awardOf = graphql(`
  subscription personAward($id: uuid!) {
    users_by_pk(id: $id) { id date_of_birth joining_date employee_award_level_id employee_award_sub_level_id }
  }
`);
const awardLevels = graphql(`
  query levelsForPerson {
    employee_award_levels(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { name: asc }], limit: 1000) {
      id name service_type is_age_required is_experience_required from_duration from_tenure to_duration to_tenure
      employee_award_sub_levels(order_by: [{ created_at: asc }, { id: asc }]) { id pay_point age }
    }
  }
`);
const saveAward = graphql(`
  mutation savePersonAward($id: uuid!, $level: uuid, $point: uuid) {
    update_users_by_pk(pk_columns: { id: $id }, _set: { employee_award_level_id: $level, employee_award_sub_level_id: $point }) { id }
  }
`);
const personRates = graphql(`
  query personRates($user: uuid!, $date: date!) {
    ordinary: award_rate(user_id: $user, date: $date, day_type: "ORDINARY") { label level pay_point age fits rate effective_from }
    casual: award_rate(user_id: $user, date: $date, day_type: "CASUAL") { rate }
    overtime: award_rate(user_id: $user, date: $date, day_type: "OVERTIME") { rate }
  }
`);

type Person = NonNullable<ResultOf<typeof awardOf>['users_by_pk']>;

const ageText = (age: string | null | undefined): string => {
  const label = awardAges.find(({ value }) => value === age)?.label ?? '';
  return /^\d/.test(label) ? `Age ${label}` : label;
};
const pointText = (point: { readonly pay_point: string | null; readonly age: string | null }): string =>
  [point.pay_point, ageText(point.age)].filter(Boolean).join(', ') || 'All ages';

/** A person's current award with its rates, for the person and those who manage them. */
export function PersonAward({ userId }: { userId: string }) {
  const date = useToday();
  const { data } = useQueryData(personRates, { user: userId, date });
  const award = data?.ordinary;
  if (!award) return null;
  const rates = [
    ['ORDINARY', award.rate],
    ['CASUAL', data.casual?.rate],
    ['OVERTIME', data.overtime?.rate],
  ] as const;
  return (
    <Paper p={24} maw={720} component="section" aria-label="Award">
      <Title order={2}>Award</Title>
      <Text size="sm" mt={8}>
        {award.level}, {pointText(award)}
      </Text>
      <Text size="sm" c="var(--op-muted)" className="tabular">
        {rates
          .flatMap(([type, rate]) =>
            rate
              ? [`${awardDayTypes.find(({ value }) => value === type)?.label} ${inDollars(centsOf(rate))}`]
              : [],
          )
          .join(' · ') || 'No rate is in force today'}
      </Text>
      {award.label !== null && !award.fits ? (
        <Text size="sm" c="var(--op-orange-ink)" mt={8}>
          This pay point is for another age. Today they are paid as {ageText(award.label).toLowerCase()}.
        </Text>
      ) : null}
    </Paper>
  );
}

/**
 * The form for a person's award. It offers levels and pay points that fit the person's age and experience.
 */
export function EditPersonAward({ userId }: { userId: string }) {
  const can = useCan();
  const live = useLive(awardOf, { id: userId });
  const person = live.data?.users_by_pk;
  if (!can('employee-awards')) return null;
  if (!live.data)
    return live.error ? <Failed onRefresh={live.refetch} /> : <Skeleton height={160} maw={720} />;
  return person ? (
    <Editor key={`${person.employee_award_level_id} ${person.employee_award_sub_level_id}`} person={person} />
  ) : null;
}

function Editor({ person }: { person: Person }) {
  const today = useToday();
  const { data, error, refetch } = useQueryData(awardLevels, {});
  const [level, setLevel] = useState(person.employee_award_level_id);
  const [point, setPoint] = useState(person.employee_award_sub_level_id);
  const [save, saving] = useCommand(saveAward, { success: messages.updated });
  const isChanged = level !== person.employee_award_level_id || point !== person.employee_award_sub_level_id;
  useLeaveGuard(() => isChanged);
  if (!data) return error ? <Failed onRefresh={refetch} /> : <Skeleton height={160} maw={720} />;

  const label = awardLabelOn(person.date_of_birth, today);
  const all = data.employee_award_levels;
  const fitting = levelsFor(all, label).filter((each) => experienceFits(each, person.joining_date, today));
  // The person's current level is offered even if it no longer fits.
  const offered = all.filter(({ id }) => id === level || fitting.some((each) => each.id === id));
  const chosen = all.find(({ id }) => id === level);
  const points = chosen ? subLevelsFor(chosen, label) : [];
  const shownPoints = (chosen?.employee_award_sub_levels ?? []).filter(
    ({ id }) => id === point || points.some((each) => each.id === id),
  );
  const isOld =
    (level !== null && !fitting.some(({ id }) => id === level)) ||
    (point !== null && !points.some(({ id }) => id === point));

  function choose(id: string | null) {
    setLevel(id);
    const next = all.find((each) => each.id === id);
    const fits = next ? subLevelsFor(next, label) : [];
    setPoint(fits.length === 1 ? (fits[0]?.id ?? null) : null);
  }

  return (
    <Paper
      p={24}
      maw={720}
      component="form"
      aria-label="Award"
      onSubmit={(event) => {
        event.preventDefault();
        void save({ id: person.id, level, point });
      }}
    >
      <Title order={2}>Award</Title>
      <Text size="sm" c="var(--op-muted)" mb={16}>
        {label === null
          ? 'Levels that pay by age are hidden.'
          : `Paid as ${ageText(label).toLowerCase()} today. Other ages are hidden.`}
      </Text>
      {person.date_of_birth === null ? (
        <Alert variant="light" color="blue" icon={<IconCake size={16} />} mb={16}>
          Add their date of birth to see the levels that pay by age.
        </Alert>
      ) : null}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} mb={16}>
        <Select
          label="Award level"
          clearable
          searchable
          data={offered.map(({ id, name }) => ({ value: id, label: name }))}
          value={level}
          onChange={choose}
        />
        <Select
          label="Pay point"
          clearable
          disabled={level === null}
          data={shownPoints.map((each) => ({ value: each.id, label: pointText(each) }))}
          value={point}
          onChange={setPoint}
        />
      </SimpleGrid>
      {isOld ? (
        <Text size="sm" c="var(--op-orange-ink)" role="alert" mb={16}>
          This no longer fits their age or experience. Choose another level or pay point.
        </Text>
      ) : null}
      <Group gap={8}>
        <Button type="submit" loading={saving} disabled={!isChanged}>
          Save
        </Button>
        {isChanged ? (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setLevel(person.employee_award_level_id);
              setPoint(person.employee_award_sub_level_id);
            }}
          >
            Discard changes
          </Button>
        ) : null}
      </Group>
    </Paper>
  );
}

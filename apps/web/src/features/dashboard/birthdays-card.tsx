import { Text } from '@mantine/core';
import { addDays, awardAges } from '@operatory/domain';
import { IconCake, IconTrendingUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import { Card, CardNothing } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { useClinic } from '#session/clinic.ts';
import { useToday } from '#session/use-today.ts';
import { Pill } from '#ui/pill.tsx';

const birthdays = graphql(`
  query awardBirthdays($clinic: uuid) {
    award_birthdays(clinic_id: $clinic) { user_id display_name date age to_label changes_label level }
  }
`);
const newRates = graphql(`
  subscription newAwardRates($after: date!, $until: date!) {
    employee_award_rates(where: { effective_from: { _gt: $after, _lte: $until } }, order_by: [{ effective_from: asc }, { id: asc }], limit: 500) {
      id effective_from
    }
  }
`);
const days = 30;

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');

/** An award age in words: `adult` or `age 18`; empty if there is none. */
const paidAs = (label: string | null): string => {
  const text = awardAges.find(({ value }) => value === label)?.label.toLowerCase() ?? '';
  return /^\d/.test(text) ? `age ${text}` : text;
};

/** The next birthdays that change a person's pay, and the award rates that start soon. */
export default function BirthdaysCard() {
  const { clinic } = useClinic();
  const today = useToday(clinic?.id);
  const answer = useQueryData(birthdays, { clinic: clinic?.id ?? null });
  const rates = useLive(newRates, { after: today, until: addDays(today, days) });
  const people = answer.data?.award_birthdays ?? [];
  const begins = new Map<string, number>();
  for (const { effective_from } of rates.data?.employee_award_rates ?? [])
    begins.set(effective_from, (begins.get(effective_from) ?? 0) + 1);
  return (
    <Card
      title="Birthdays and award changes"
      count="Next 30 days"
      answer={answer}
      more={{ label: 'Awards', to: '/dashboard/employee-awards/list' }}
    >
      {[...begins].map(([day, count]) => (
        <div key={day} className={classes.row}>
          <span className={classes.icon}>
            <IconTrendingUp size={16} aria-hidden />
          </span>
          <Link
            to="/dashboard/employee-awards/list"
            search={{ on: day } as never}
            className={classes.rowWords ?? ''}
          >
            <Text size="sm" fw={550}>
              New award rates
            </Text>
            <Text size="xs" c="var(--op-muted)">
              {count === 1 ? '1 pay point' : `${count} pay points`}
            </Text>
          </Link>
          <Text size="sm" c="var(--op-muted)" className="tabular">
            {dayText(day)}
          </Text>
        </div>
      ))}
      {people.map((person) => (
        <div key={person.user_id} className={classes.row}>
          <span className={classes.icon}>
            <IconCake size={16} aria-hidden />
          </span>
          <Link
            to="/dashboard/users/view/$id"
            params={{ id: person.user_id }}
            search={{ tab: 'employment' } as never}
            className={classes.rowWords ?? ''}
          >
            <Text size="sm" fw={550} truncate>
              {person.display_name}
            </Text>
            <Text size="xs" c="var(--op-muted)">
              Turns {person.age}
              {person.level ? ` · ${person.level}` : ''}
            </Text>
          </Link>
          {person.changes_label ? <Pill hue="orange">Paid as {paidAs(person.to_label)}</Pill> : null}
          <Text size="sm" c="var(--op-muted)" className="tabular">
            {person.date === today ? 'Today' : dayText(person.date)}
          </Text>
        </div>
      ))}
      {people.length === 0 && begins.size === 0 ? (
        <CardNothing>No birthdays or new rates in the next 30 days</CardNothing>
      ) : null}
    </Card>
  );
}

import { ActionIcon, Group, Paper, Progress, Text, Tooltip } from '@mantine/core';
import { addMonths, centsOf, inDollars, monthBudget, type Share, sharesOf } from '@operatory/domain';
import type { BoolExp, Totals } from '@operatory/resource';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useLive, useQueryData } from '#data/hooks.ts';
import { readableOf } from '#kit/definition/readable.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { titleIn, titleSelect } from '#kit/definition/title-column.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import { ColourDot } from '#ui/colour-dot.tsx';
import { enabledIf } from '#ui/locked.ts';
import classes from './month-totals.module.css';

/** The total amount of a month by kind, compared with the clinics' budget, live. */
export function MonthTotals({ table, totals }: { table: string; totals: Totals }) {
  const current = useToday().slice(0, 7);
  const [month, setMonth] = useState(current);
  const { clinic, clinics } = useClinic();
  const { shares, loaded } = useShares(table, totals, month, clinic?.id);
  const weekly = useBudget(totals, clinic ? [clinic.id] : clinics.map(({ id }) => id));
  const total = shares.reduce((sum, { cents }) => sum + cents, 0);
  const budget = weekly === null ? null : weekly.reduce((sum, each) => sum + monthBudget(each, month), 0);
  const name = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <Paper
      p={16}
      mb={16}
      component="section"
      aria-label={`Total for ${name}`}
      className={classes.totals ?? ''}
    >
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Group gap={4} wrap="nowrap">
          <Step label="Previous month" onStep={() => setMonth(addMonths(month, -1))} back />
          <Text size="sm" fw={600} className="tabular" aria-live="polite">
            {name}
          </Text>
          <Step
            label="Next month"
            onStep={month < current ? () => setMonth(addMonths(month, 1)) : undefined}
          />
        </Group>
        <Text fw={600} className="tabular">
          {loaded ? inDollars(total) : '…'}
        </Text>
      </Group>
      {budget ? <BudgetBar total={total} budget={budget} /> : null}
      {shares.length > 0 ? (
        <ul className={classes.shares}>
          {shares.map(({ id, name: kind, colour, cents }) => (
            <li key={id}>
              <ColourDot colour={colour} />
              {kind} <span className="tabular">{inDollars(cents)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Paper>
  );
}

function BudgetBar({ total, budget }: { total: number; budget: number }) {
  const over = total > budget;
  const words = over
    ? `${inDollars(total - budget)} over the budget of ${inDollars(budget)}`
    : `${inDollars(budget - total)} left of ${inDollars(budget)}`;
  return (
    <div>
      <Progress
        size={8}
        value={Math.min(100, (total / budget) * 100)}
        color={over ? 'red' : 'teal'}
        aria-label="Share of the budget"
      />
      <Text size="xs" mt={4} c={over ? 'var(--op-red-ink)' : 'var(--op-muted)'} className="tabular">
        {words}
      </Text>
    </div>
  );
}

function Step({
  label,
  onStep,
  back = false,
}: {
  label: string;
  onStep: (() => void) | undefined;
  back?: boolean;
}) {
  const Chevron = back ? IconChevronLeft : IconChevronRight;
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        {...enabledIf(onStep !== undefined, () => onStep?.())}
        bg={onStep ? undefined : 'none'}
      >
        <Chevron size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

type Row = Readonly<Record<string, unknown>>;

function useShares(table: string, { amount, day, by }: Totals, month: string, clinicId: string | undefined) {
  const field = resourceOf(table).fields?.[by];
  const kind = field?.kind === 'reference' ? field : null;
  const query = useMemo(
    () =>
      graphql<Record<string, readonly Row[]>, { where: BoolExp }>(
        `subscription totals($where: ${table}_bool_exp!) {
          ${table}(where: $where) { ${amount} ${kind ? `${kind.relationship} { id ${titleSelect(kind.table)} color }` : ''} }
        }`,
      ),
    [table, amount, kind],
  );
  const { data } = useLive(query, {
    where: {
      _and: [
        { [day]: { _gte: `${month}-01`, _lt: `${addMonths(month, 1)}-01` } },
        clinicId ? { clinic_id: { _eq: clinicId } } : {},
      ],
    },
  });
  const rows = data?.[table];
  const shares = useMemo(
    () =>
      sharesOf(
        (rows ?? []).map((row): Share => {
          const of = kind ? (row[kind.relationship] as Row | null) : null;
          return {
            id: String(of?.id ?? 'other'),
            name: (kind && of && titleIn(kind.table, of)) || 'Other',
            colour: typeof of?.color === 'string' ? of.color : null,
            cents: centsOf(String(row[amount] ?? 0)),
          };
        }),
      ),
    [rows, kind, amount],
  );
  return { shares, loaded: rows !== undefined };
}

/** The clinics' weekly budgets; null if there are none, or the user cannot read them. */
function useBudget({ budget }: Totals, clinicIds: readonly string[]): readonly string[] | null {
  const me = useMe();
  const column = budget ?? '';
  const known = budget !== undefined && readableOf(resourceOf('clinics'), me)?.has(column) === true;
  const query = useMemo(
    () =>
      graphql<{ clinics: readonly Row[] }, { ids: readonly string[] }>(
        `query budgets($ids: [uuid!]!) { clinics(where: { id: { _in: $ids } }) { id ${column} } }`,
      ),
    [column],
  );
  const { data } = useQueryData(query, { ids: clinicIds }, { pause: !known });
  const amounts = (data?.clinics ?? []).flatMap((row) => (row[column] == null ? [] : [String(row[column])]));
  return amounts.length > 0 ? amounts : null;
}

import { Table, Text } from '@mantine/core';
import { openTasks } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { Card } from '#kit/cards/card.tsx';
import classes from '#kit/cards/cards.module.css';
import { chooseClinic } from '#session/clinic.ts';
import { useTodays } from '#session/use-today.ts';
import { dueToday, overdue } from './task-conditions.ts';

type Count = { readonly aggregate: { readonly count: number } };
interface ClinicRow {
  readonly id: string;
  readonly name: string;
  readonly people: Count;
  readonly open: Count;
  readonly overdue: Count;
  readonly today: Count;
  readonly finished: Count;
}

const comparison = graphql(`
  subscription clinicComparison($open: tasks_bool_exp!, $overdue: tasks_bool_exp!, $today: tasks_bool_exp!) {
    clinics(where: { status: { _eq: "ACTIVE" } }, order_by: [{ name: asc }]) {
      id
      name
      people: j_users_clinics_aggregate { aggregate { count } }
      open: tasks_aggregate(where: $open) { aggregate { count } }
      overdue: tasks_aggregate(where: $overdue) { aggregate { count } }
      today: tasks_aggregate(where: $today) { aggregate { count } }
      finished: tasks_aggregate(where: { status: { _eq: "FINISHED" }, task_status: { _eq: "Active" } }) { aggregate { count } }
    }
  }
`);

/** The clinics side by side; each number links to its list. */
export default function ClinicComparison() {
  const todays = useTodays();
  const answer = useLive(comparison, { open: openTasks, overdue: overdue(todays), today: dueToday(todays) });
  const clinics = answer.data?.clinics ?? [];
  return (
    <Card
      title="Clinics"
      count={answer.data ? clinics.length : undefined}
      answer={answer}
      more={{ label: 'All clinics', to: '/dashboard/clinics/list' }}
    >
      <div className={classes.scroll}>
        <Table className={classes.comparison ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Clinic</Table.Th>
              <Table.Th ta="right" className={classes.secondary ?? ''}>
                People
              </Table.Th>
              <Table.Th ta="right">Open</Table.Th>
              <Table.Th ta="right">Due today</Table.Th>
              <Table.Th ta="right">Overdue</Table.Th>
              <Table.Th ta="right" className={classes.secondary ?? ''}>
                Finished
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {clinics.map((clinic) => (
              <Table.Tr key={clinic.id}>
                <Table.Td fw={550}>{clinic.name}</Table.Td>
                <Table.Td ta="right" className={classes.secondary ?? ''}>
                  {clinic.people.aggregate.count}
                </Table.Td>
                <NumberCell
                  clinic={clinic}
                  value={clinic.open.aggregate.count}
                  search={{ who: 'everyone', status: 'OPEN' }}
                />
                <NumberCell
                  clinic={clinic}
                  value={clinic.today.aggregate.count}
                  search={{ who: 'everyone', due: 'TODAY' }}
                />
                <NumberCell
                  clinic={clinic}
                  value={clinic.overdue.aggregate.count}
                  search={{ who: 'everyone', due: 'OVERDUE' }}
                  bad
                />
                <NumberCell
                  clinic={clinic}
                  value={clinic.finished.aggregate.count}
                  search={{ who: 'everyone', status: 'FINISHED' }}
                  secondary
                />
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Card>
  );
}

function NumberCell({
  clinic,
  value,
  search,
  bad = false,
  secondary = false,
}: {
  clinic: ClinicRow;
  value: number;
  search: Record<string, string>;
  bad?: boolean;
  /** Whether the column is hidden on phones. */
  secondary?: boolean;
}) {
  return (
    <Table.Td ta="right" className={secondary ? (classes.secondary ?? '') : ''}>
      <Text
        component={Link}
        display="block"
        to="/dashboard/tasks/list"
        search={search as never}
        size="sm"
        fw={bad && value > 0 ? 600 : 450}
        c={bad && value > 0 ? 'var(--op-red-ink)' : undefined}
        className={`tabular ${classes.cellLink}`}
        onClick={() => chooseClinic(clinic.id)}
      >
        {value}
      </Text>
    </Table.Td>
  );
}

import { Button, Group, Paper, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { codeOf, errorMessage } from '#data/errors.ts';
import { saveFile } from '#downloads/save-file.ts';
import tableClasses from '#kit/table/record-table.module.css';
import { useClinic } from '#session/clinic.ts';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import { type Crumb, Page } from '#ui/page.tsx';
import { Pill } from '#ui/pill.tsx';
import { useWideFrame } from '#ui/wide-frame.ts';
import classes from './matrix.module.css';
import {
  type CellState,
  cellLooks,
  cellText,
  type Matrix,
  type MatrixCell,
  matrixCsv,
  matrixRows,
} from './matrix-cells.ts';

export function MatrixPage({
  title,
  list,
  matrix,
  failed,
  states,
  file,
  nothing,
  linkOf,
  personLinkOf,
  onRefresh,
}: {
  title: string;
  /** The list to which the matrix belongs, for the breadcrumbs. */
  list: Crumb;
  matrix: Matrix | undefined;
  /** The error if the matrix could not be loaded. */
  failed: unknown;
  /** The states that cells of this matrix can have, for the legend. */
  states: readonly CellState[];
  file: string;
  nothing: string;
  /** Returns the link of one of the `things`; without it, their names are not links. */
  linkOf?: LinkOf;
  personLinkOf?: LinkOf;
  onRefresh: () => void;
}) {
  const { clinic } = useClinic();
  const isEmpty = matrix && (matrix.people.length === 0 || matrix.things.length === 0);
  return (
    <Page
      wide
      title={title}
      note={clinic?.name ?? 'All clinics'}
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, list, { label: title }]}
      actions={
        matrix && !isEmpty ? (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() =>
              saveFile(file, new Blob([...matrixCsv(matrix)], { type: 'text/csv;charset=utf-8' }))
            }
          >
            Download CSV
          </Button>
        ) : undefined
      }
      toolbar={<Legend states={states} />}
    >
      {failed && !matrix ? (
        codeOf(failed) === 'refused' ? (
          <NothingYet title="This can’t be shown" line={errorMessage(failed)} />
        ) : (
          <Failed onRefresh={onRefresh} />
        )
      ) : !matrix ? (
        <Skeleton height={320} />
      ) : isEmpty ? (
        <NothingYet line={nothing} />
      ) : (
        <MatrixTable title={title} matrix={matrix} linkOf={linkOf} personLinkOf={personLinkOf} />
      )}
    </Page>
  );
}

type LinkOf = (id: string) => { readonly to: string; readonly search?: Readonly<Record<string, string>> };

const Legend = ({ states }: { states: readonly CellState[] }) => (
  <Group gap={8}>
    {states.map((state) => (
      <Pill key={state} hue={cellLooks[state].hue} small>
        {cellLooks[state].label}
      </Pill>
    ))}
    {states.includes('MISSING') ? null : (
      <Text size="xs" c="var(--op-muted)">
        – not assigned
      </Text>
    )}
  </Group>
);

function MatrixTable({
  title,
  matrix,
  linkOf,
  personLinkOf,
}: {
  title: string;
  matrix: Matrix;
  linkOf: LinkOf | undefined;
  personLinkOf: LinkOf | undefined;
}) {
  const frame = useWideFrame(title);
  return (
    <Paper {...frame} className={`${tableClasses.frame} ${classes.frame}`}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={classes.person}>
              Name
            </th>
            {matrix.things.map(({ id, name }) => (
              <th key={id} scope="col">
                <Named link={linkOf?.(id)}>{name}</Named>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrixRows(matrix).map(({ user_id, display_name, cells }) => (
            <tr key={user_id}>
              <th scope="row" className={classes.person}>
                <Named link={personLinkOf?.(user_id)}>{display_name}</Named>
              </th>
              {cells.map((cell, at) => (
                <td key={matrix.things[at]?.id}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

const Named = ({ link, children }: { link: ReturnType<LinkOf> | undefined; children: string }) =>
  link ? (
    <Link to={link.to} search={link.search as never}>
      {children}
    </Link>
  ) : (
    children
  );

const Cell = ({ cell }: { cell: MatrixCell | null }) =>
  cell === null ? (
    <span className="muted" role="img" aria-label="Not assigned">
      –
    </span>
  ) : (
    <Pill hue={cellLooks[cell.state].hue} small>
      {cellText(cell)}
    </Pill>
  );

import { ActionIcon, Button, Checkbox } from '@mantine/core';
import {
  actionsIn,
  columnOf,
  isGroup,
  type Matrix,
  type MatrixAction,
  type Module,
  matrixActions,
  moduleOf,
  rowOf,
  toggleAction,
  toggleColumn,
  toggleModule,
} from '@operatory/domain';
import { IconChevronRight, IconLock, IconLockOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useGridKeys } from '#kit/table/use-grid-keys.ts';
import { MatrixBox } from './matrix-box.tsx';
import classes from './role-matrix.module.css';
import { actionWords } from './source-words.ts';

interface Shown {
  readonly before: Matrix;
  readonly matrix: Matrix;
  readonly locked: boolean;
  readonly titleOf: (module: Pick<Module, 'name'>) => string;
  readonly onChange: (change: (matrix: Matrix) => Matrix) => void;
}

export function RoleMatrix({
  found,
  opened: allOpened,
  ...shown
}: Shown & {
  found: ReadonlyMap<string, readonly string[]>;
  /** Whether all rows are expanded because of a search. */
  opened: boolean;
}) {
  const { matrix, locked, onChange } = shown;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const grid = useGridKeys();
  const names = [...found].flatMap(([name, below]) => [name, ...below]);
  const foldable = [...found].filter(([, below]) => below.length > 0).map(([name]) => name);
  const isOpen = (name: string) => allOpened || opened.has(name);
  const everyOpen = foldable.every(isOpen);
  const toggle = (name: string) =>
    setOpened((current) => {
      const next = new Set(current);
      if (!next.delete(name)) next.add(name);
      return next;
    });

  return (
    <div className={classes.frame}>
      <table className={classes.table} {...grid}>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.heading}>
                Access Modules
                {allOpened || foldable.length === 0 ? null : (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    color="gray"
                    onClick={() => setOpened(new Set(everyOpen ? [] : foldable))}
                  >
                    {everyOpen ? 'Collapse all' : 'Expand all'}
                  </Button>
                )}
              </span>
            </th>
            <th scope="col" className={classes.below}>
              Sub Modules
            </th>
            {matrixActions.map((action) => (
              <th key={action} scope="col">
                <ColumnHead
                  matrix={matrix}
                  names={names}
                  action={action}
                  locked={locked}
                  onChange={onChange}
                />
              </th>
            ))}
          </tr>
        </thead>
        {[...found].map(([name, below]) => (
          <tbody key={name}>
            <Row
              {...shown}
              name={name}
              count={below.length}
              opened={isOpen(name)}
              onToggle={allOpened ? undefined : () => toggle(name)}
            />
            {isOpen(name) ? below.map((child) => <Row key={child} {...shown} name={child} />) : null}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ColumnHead({
  matrix,
  names,
  action,
  locked,
  onChange,
}: Pick<Shown, 'matrix' | 'locked' | 'onChange'> & { names: readonly string[]; action: MatrixAction }) {
  const label = actionWords[action];
  if (action === 'VIEW') return <>{label}</>;
  const { ticked, mixed, disabled } = columnOf(matrix, names, action);
  const on = !(ticked && !mixed);
  return (
    <Checkbox
      className={classes.column ?? ''}
      label={label}
      checked={ticked && !mixed}
      indeterminate={mixed}
      disabled={disabled || locked}
      onChange={() => onChange((current) => toggleColumn(current, names, action, on))}
    />
  );
}

function Row({
  before,
  matrix,
  locked,
  titleOf,
  onChange,
  name,
  count = 0,
  opened = false,
  onToggle,
}: Shown & {
  name: string;
  /** Number of rows below it that are shown when it is expanded. */
  count?: number;
  opened?: boolean;
  onToggle?: (() => void) | undefined;
}) {
  const module = moduleOf(name);
  const title = titleOf(module);
  const row = rowOf(matrix, name);
  const isChild = module.parent !== null;
  const [had, has] = [actionsIn(before, name), actionsIn(matrix, name)];
  const box = (
    <Checkbox
      aria-label={title}
      checked={row.ticked && !row.mixed}
      indeterminate={row.mixed}
      disabled={row.disabled || locked}
      onChange={() => onChange((current) => toggleModule(current, name, !(row.ticked && !row.mixed)))}
    />
  );
  const heading = (
    <span className={classes.name} data-child={isChild || undefined}>
      {isChild ? null : count > 0 ? (
        <ActionIcon
          size={24}
          aria-label={opened ? `Collapse ${title}` : `Expand ${title}`}
          aria-expanded={opened}
          disabled={!onToggle}
          onClick={onToggle}
        >
          <IconChevronRight size={16} className={classes.chevron ?? ''} data-opened={opened || undefined} />
        </ActionIcon>
      ) : (
        <span className={classes.noChevron} />
      )}
      {box}
      <span className={classes.title}>{title}</span>
    </span>
  );
  return (
    <tr data-module={name} data-parent={!isChild || undefined} data-opened={opened || undefined}>
      {isChild ? (
        <>
          <td className={classes.indent} />
          <th scope="row">{heading}</th>
        </>
      ) : (
        <>
          <th scope="row">{heading}</th>
          <td className={classes.below}>
            {count > 0 ? `${count} sub ${count === 1 ? 'module' : 'modules'}` : ''}
          </td>
        </>
      )}
      {matrixActions.map((action) => {
        const cell = row.actions[action];
        return (
          <td key={action} data-cell>
            <MatrixBox
              cell={cell}
              label={`${actionWords[action]}, ${title}`}
              locked={locked || action === 'VIEW'}
              change={
                isGroup(module) || had.includes(action) === has.includes(action)
                  ? null
                  : has.includes(action)
                    ? 'added'
                    : 'removed'
              }
              onChange={() =>
                onChange((current) => toggleAction(current, name, action, !(cell.ticked && !cell.mixed)))
              }
            />
          </td>
        );
      })}
    </tr>
  );
}

export function MatrixLegend({ editable }: { editable: boolean }) {
  return (
    <ul className={classes.legend} aria-label="Key">
      <li>
        <span className={classes.lock} data-kind="fixed">
          <IconLock size={12} aria-hidden />
        </span>
        Always on
      </li>
      {editable ? (
        <li>
          <span className={classes.lock} data-kind="closed">
            <IconLockOff size={12} aria-hidden />
          </span>
          You can’t grant this
        </li>
      ) : null}
      <li>
        <span className={classes.some} aria-hidden />
        Some
      </li>
    </ul>
  );
}

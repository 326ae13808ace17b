import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, matrixActions } from '../src/permissions/actions.ts';
import {
  actionsIn,
  columnOf,
  emptyMatrix,
  type Matrix,
  type MatrixAction,
  rowOf,
  toggleAction,
  toggleColumn,
  toggleModule,
} from '../src/permissions/matrix.ts';
import {
  changesOf,
  matchingRows,
  matrixOf,
  topRows,
  withChanges,
} from '../src/permissions/matrix-changes.ts';
import { isGroup, moduleOf, modules } from '../src/permissions/modules.ts';
import { isOffered } from '../src/permissions/role-defaults.ts';
import { type Role, roles } from '../src/permissions/roles.ts';
import { isFixed } from '../src/permissions/settled.ts';

const short = (actions: readonly Action[]) => actions.map((action) => action[0]).join('');
const everything = () => true;
const employee = (
  saved: Readonly<Record<string, readonly Action[]>> = {},
  holds = everything as (g: string) => boolean,
) =>
  matrixOf(
    {
      role: 'client_employee',
      roleAccess: Object.entries(saved).map(([module, saved_data_actions]) => ({
        module,
        default_actions: [],
        saved_data_actions,
      })),
    },
    holds,
  );
const own = modules.filter((module) => !isGroup(module)).map(({ name }) => name);

describe('a column of the role matrix', () => {
  const rows = ['duties', 'reports', 'clinic_management', 'clinic-rooms', 'clinic-expenses'];
  it('ticks its action, and VIEW with it, in each shown row that has the action', () => {
    const matrix = toggleColumn(emptyMatrix, rows, 'ADD', true);
    for (const name of ['duties', 'clinic-rooms', 'clinic-expenses'])
      expect(short(actionsIn(matrix, name))).toBe('VA');
    expect(actionsIn(matrix, 'reports')).toEqual([]);
    // Rows that are not shown are not ticked.
    expect(actionsIn(matrix, 'clinic-roster-shift-timings')).toEqual([]);
    expect(columnOf(matrix, rows, 'ADD')).toEqual({
      ticked: true,
      mixed: false,
      disabled: false,
      state: 'open',
    });
  });
  it('is mixed while some of its rows are ticked, and disabled if none of its rows has the action', () => {
    const matrix = toggleAction(emptyMatrix, 'duties', 'ADD', true);
    expect(columnOf(matrix, rows, 'ADD')).toMatchObject({ ticked: true, mixed: true });
    expect(columnOf(matrix, ['reports'], 'ADD')).toMatchObject({
      ticked: false,
      disabled: true,
      state: 'absent',
    });
  });
  it('removes its action when unticked, and keeps the VIEW that was added with it', () => {
    const matrix = toggleColumn(toggleColumn(emptyMatrix, own, 'EDIT', true), own, 'EDIT', false);
    expect(columnOf(matrix, own, 'EDIT').ticked).toBe(false);
    expect(short(actionsIn(matrix, 'duties'))).toBe('V');
  });
  it('cannot be changed if it is the VIEW column', () => {
    expect(columnOf(emptyMatrix, own, 'VIEW').disabled).toBe(true);
    expect(toggleColumn(emptyMatrix, own, 'VIEW', true)).toEqual(emptyMatrix);
  });
});

describe('what an editor may grant', () => {
  const holds = (grant: string) =>
    grant.startsWith('package:') || ['duties:VIEW', 'duties:ADD', 'clinics:EDIT'].includes(grant);
  it('includes rights the editor holds in modules they can VIEW, and rights that were ticked before', () => {
    const matrix = employee({ duties: ['VIEW', 'DELETE'] }, holds);
    const cells = rowOf(matrix, 'duties').actions;
    expect(cells.ADD.state).toBe('open');
    expect(cells.EDIT).toEqual({ ticked: false, mixed: false, disabled: true, state: 'closed' });
    expect(cells.DELETE.state).toBe('open');
    expect(short(actionsIn(toggleModule(matrix, 'duties', true), 'duties'))).toBe('VAD');
    // Editors who do not have VIEW in a module can grant nothing in it, because every grant includes VIEW.
    expect(rowOf(matrix, 'clinics').actions.EDIT.state).toBe('closed');
    expect(toggleAction(matrix, 'clinics', 'EDIT', true)).toBe(matrix);
  });
  it('is enough for a fully ticked row: an action that the editor may not grant does not count', () => {
    const matrix = toggleModule(employee({}, holds), 'duties', true);
    expect(rowOf(matrix, 'duties')).toMatchObject({ ticked: true, mixed: false });
  });
  it('excludes modules that are not available to the role or not in the package', () => {
    const base = employee({}, (grant) => grant !== 'package:reports');
    const names = topRows(base).map(({ name }) => name);
    expect(names).not.toContain('reports');
    expect(names).not.toContain('client_management');
    expect(names).toContain('inventory_management');
    const awards = toggleModule(base, 'roster_management', true);
    expect(actionsIn(awards, 'employee-awards')).toEqual([]);
    expect(rowOf(awards, 'roster_management').mixed).toBe(false);
  });
});

describe('the summary of changes', () => {
  it('lists added and removed actions by module', () => {
    const before = employee({ duties: ['VIEW', 'EDIT'], clinics: ['VIEW'] });
    let after = toggleAction(before, 'duties', 'ADD', true);
    after = toggleAction(after, 'duties', 'EDIT', false);
    after = toggleModule(after, 'clinics', false);
    expect(
      changesOf(before, after).map(({ module, added, removed }) => [
        module.name,
        short(added),
        short(removed),
      ]),
    ).toEqual([
      ['clinics', '', 'V'],
      ['duties', 'A', 'E'],
    ]);
    expect(
      changesOf(before, toggleModule(toggleModule(before, 'clinics', false), 'clinics', false)),
    ).toHaveLength(1);
  });
  it('can be applied to what others saved in the meantime, except for rights the editor may no longer grant', () => {
    const mine = changesOf(employee({ duties: ['VIEW'] }), employee({ duties: ['VIEW', 'ADD'] }));
    const theirs = employee({ duties: ['VIEW', 'EDIT'], clinics: ['VIEW'] });
    const both = withChanges(theirs, mine);
    expect(short(actionsIn(both, 'duties'))).toBe('VAE');
    expect(short(actionsIn(both, 'clinics'))).toBe('V');
    // An editor's change is not applied if they may no longer grant the right.
    const less = employee({ duties: ['VIEW'] }, (grant) => grant !== 'duties:ADD');
    expect(short(actionsIn(withChanges(less, mine), 'duties'))).toBe('V');
  });
});

describe('the search', () => {
  const titleOf = ({ title }: { title: string }) => title;
  const found = (text: string) => Object.fromEntries(matchingRows(employee(), text, titleOf));
  it('finds a module with all its children, or a single child; a blank search finds all modules', () => {
    expect(found('shift tim')).toEqual({ clinic_management: ['clinic-roster-shift-timings'] });
    expect(found('clinic manag')).toEqual({
      clinic_management: ['clinic-rooms', 'clinic-roster-shift-timings', 'clinic-expenses'],
    });
    expect(found('inbox')).toEqual({ document_management: ['client_document_assignments'] });
    expect(found('nothing is called so')).toEqual({});
    expect(Object.keys(found(' '))).toEqual(topRows(employee()).map(({ name }) => name));
  });
});

type Step = readonly [kind: 'module' | 'action' | 'column', name: string, action: MatrixAction, on: boolean];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('module', 'action', 'column'),
  fc.constantFrom(...modules.map(({ name }) => name)),
  fc.constantFrom(...matrixActions),
  fc.boolean(),
);
const columnRows = (name: string) =>
  own.filter((other) => other === name || moduleOf(other).parent === moduleOf(name).parent);
const apply = (matrix: Matrix, [kind, name, action, on]: Step): Matrix =>
  kind === 'module'
    ? toggleModule(matrix, name, on)
    : kind === 'action'
      ? toggleAction(matrix, name, action, on)
      : toggleColumn(matrix, columnRows(name), action, on);
const grants = fc.uniqueArray(
  fc.constantFrom(...own.flatMap((name) => matrixActions.map((action) => `${name}:${action}`))),
  {
    maxLength: 120,
  },
);
const role = fc.constantFrom<Role>(...roles.map(({ name }) => name).filter((name) => name !== 'super_admin'));
const begun = fc
  .record({
    role,
    custom: fc.boolean(),
    held: grants,
    saved: fc.array(
      fc.record({
        module: fc.constantFrom(...own),
        actions: fc.uniqueArray(fc.constantFrom(...matrixActions)),
      }),
      {
        maxLength: 12,
      },
    ),
    steps: fc.array(step, { maxLength: 14 }),
  })
  .map(({ held, saved, steps, ...by }) => {
    const set = new Set<string>(held);
    const before = matrixOf(
      {
        ...by,
        roleAccess: saved.map(({ module, actions }) => ({
          module,
          default_actions: [],
          saved_data_actions: actions,
        })),
      },
      (grant) => grant.startsWith('package:') || set.has(grant),
    );
    return { ...by, set, before, after: steps.reduce(apply, before) };
  });

describe('the role matrix after any sequence of steps', () => {
  it('grants nothing that the editor lacks, removes nothing fixed, and adds VIEW with every action', () => {
    fc.assert(
      fc.property(begun, ({ role: of, set, before, after }) => {
        for (const { module, added, removed } of changesOf(before, after)) {
          expect(isOffered(of, module)).toBe(true);
          for (const action of added) expect(set.has(`${module.name}:${action}`)).toBe(true);
          for (const action of removed) expect(isFixed(module, action)).toBe(false);
        }
        for (const name of own) {
          const held = actionsIn(after, name);
          if (held.length > 0 && moduleOf(name).available_actions.includes('VIEW'))
            expect(held).toContain('VIEW');
        }
      }),
    );
  });
  it('is the same after ticking or unticking a column twice as once, and of the other columns only VIEW changes', () => {
    fc.assert(
      fc.property(
        begun,
        fc.constantFrom<MatrixAction>('ADD', 'EDIT', 'DELETE'),
        fc.boolean(),
        ({ after }, action, on) => {
          const once = toggleColumn(after, own, action, on);
          expect(toggleColumn(once, own, action, on)).toEqual(once);
          const column = columnOf(once, own, action);
          if (!column.disabled) expect(column.mixed).toBe(false);
          for (const name of own) {
            const cell = rowOf(once, name).actions[action];
            if (!cell.disabled) expect(cell.ticked).toBe(on);
            const others = (matrix: Matrix) =>
              actionsIn(matrix, name).filter((other) => other !== action && other !== 'VIEW');
            expect(others(once)).toEqual(others(after));
          }
        },
      ),
    );
  });
  it('shows a ticked row as not mixed, and keeps only VIEW and fixed actions in an unticked one', () => {
    fc.assert(
      fc.property(begun, fc.constantFrom(...modules.map(({ name }) => name)), ({ after }, name) => {
        if (rowOf(after, name).disabled) return;
        const full = rowOf(toggleModule(after, name, true), name);
        expect(full.mixed).toBe(false);
        const none = toggleModule(after, name, false);
        for (const action of actionsIn(none, name))
          expect(rowOf(none, name).actions[action as MatrixAction].ticked).toBe(true);
        if (!isGroup(moduleOf(name)))
          for (const action of actionsIn(none, name))
            expect(isFixed(moduleOf(name), action) || action === 'VIEW').toBe(true);
      }),
    );
  });
  it('is reached again when its changes are applied to the matrix before the steps', () => {
    fc.assert(
      fc.property(begun, ({ before, after }) => {
        const again = withChanges(before, changesOf(before, after));
        for (const { name } of modules) expect(actionsIn(again, name)).toEqual(actionsIn(after, name));
      }),
    );
  });
});

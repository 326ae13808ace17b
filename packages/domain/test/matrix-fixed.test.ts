import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Action } from '../src/permissions/actions.ts';
import type { Module } from '../src/permissions/modules.ts';

// Files share loaded modules, so the matrix is loaded again, over the made-up modules.
vi.resetModules();
afterAll(() => {
  vi.doUnmock('../src/permissions/modules.ts');
  vi.resetModules();
});
// In no real parent module do all sub-modules fix an action, so the tests use made-up ones.
vi.doMock('../src/permissions/modules.ts', async (original) => {
  const real = await original<typeof import('../src/permissions/modules.ts')>();
  const all: readonly Action[] = ['VIEW', 'ADD', 'EDIT', 'DELETE'];
  const made = (name: string, parent: string | null, fixed_actions: readonly Action[]): Module => ({
    ...real.moduleOf('task_management'),
    name,
    parent,
    available_actions: all,
    fixed_actions,
  });
  const modules = [
    made('one column', null, []),
    made('adds', 'one column', ['VIEW', 'ADD']),
    made('adds and edits', 'one column', ['ADD', 'EDIT']),
    made('all columns', null, []),
    made('whole', 'all columns', all),
    made('whole too', 'all columns', all),
  ];
  return {
    ...real,
    modules,
    moduleOf: (name: string) => modules.find((module) => module.name === name),
    childrenOf: (name: string) => modules.filter(({ parent }) => parent === name),
    isGroup: ({ parent }: Module) => parent === null,
  };
});
const { actionsIn, emptyMatrix, rowOf, toggleAction, toggleModule } = await import(
  '../src/permissions/matrix.ts'
);

describe('fixed actions in the role matrix', () => {
  it('disable an action’s box on the parent if every sub-module fixes it, but not if only one does', () => {
    const { actions, disabled } = rowOf(emptyMatrix, 'one column');
    expect(actions.ADD).toEqual({ ticked: true, mixed: false, disabled: true, state: 'fixed' });
    // Only one of the two sub-modules fixes the action.
    expect(actions.EDIT).toEqual({ ticked: true, mixed: true, disabled: false, state: 'open' });
    expect(actions.DELETE).toEqual({ ticked: false, mixed: false, disabled: false, state: 'open' });
    expect(disabled).toBe(false);
    expect(rowOf(emptyMatrix, 'adds').actions.EDIT.disabled).toBe(false);
  });
  it('remain when unticked on the parent, while sub-modules that do not fix the action lose it', () => {
    const full = toggleModule(emptyMatrix, 'one column', true);
    expect(actionsIn(toggleAction(full, 'one column', 'ADD', false), 'one column')).toContain('ADD');
    const unedited = toggleAction(full, 'one column', 'EDIT', false);
    expect(actionsIn(unedited, 'adds')).not.toContain('EDIT');
    expect(actionsIn(unedited, 'adds and edits')).toContain('EDIT');
  });
  it('disable a module and its sub-modules if those fix all four actions', () => {
    const { actions, ...row } = rowOf(emptyMatrix, 'all columns');
    expect(row).toEqual({ ticked: true, mixed: false, disabled: true });
    for (const cell of Object.values(actions))
      expect(cell).toEqual({ ticked: true, mixed: false, disabled: true, state: 'fixed' });
    expect(toggleModule(emptyMatrix, 'all columns', false)).toBe(emptyMatrix);
    expect(toggleAction(emptyMatrix, 'all columns', 'EDIT', false)).toBe(emptyMatrix);
    expect(rowOf(emptyMatrix, 'whole').disabled).toBe(true);
  });
});

import type { BoolExp } from '@operatory/resource';
import { holdsTenant, isOpen } from './idle.ts';
import { type Action, type Change, needsOf, type Rule } from './rules-of.ts';
import { weakened } from './weakened.ts';
import { catalog } from './world-catalog.ts';

/**
 * Usually the whole condition is removed; with `MUTANTS_EACH=1`, each comparison is removed separately, which
 * makes more mutants.
 */
const waysToWeaken = (table: string, filter: unknown) =>
  process.env.MUTANTS_EACH === '1' ? weakened(table, filter) : filter ? [{ gone: '', left: {} }] : [];

/** Each change removes the whole rule, or weakens one part of it, such as a condition, a need or a mask. */
export function* changesOf(table: string, action: Action, rule: Rule): Generator<Change> {
  yield { kind: 'rule', what: 'not there', changed: undefined };
  for (const [kind, part] of [
    ['row filter', 'filter'],
    ['check', 'check'],
  ] as const)
    for (const { gone, left } of named(waysToWeaken(table, rule[part]), rule[part]))
      if (!isOpen(table, rule[part])) yield { kind, what: gone, changed: { ...rule, [part]: left } };
  for (const need of needsOf(rule)) {
    const needs = needsOf(rule).filter((other) => other !== need);
    yield { kind: 'need', what: `without ${need}`, need, changed: { ...rule, needs } };
  }
  for (const [column, shown] of Object.entries((rule.masks ?? {}) as Readonly<Record<string, BoolExp>>)) {
    // A mask that shows the column in every row is skipped, because removing it changes nothing.
    if (isOpen(table, shown)) continue;
    const { [column]: _gone, ...masks } = rule.masks as Readonly<Record<string, BoolExp>>;
    yield { kind: 'mask', what: `no mask of ${column}`, shown, changed: { ...rule, masks } };
  }
  for (const column of Object.keys(rule.presets ?? {})) {
    const { [column]: _gone, ...presets } = rule.presets as Readonly<Record<string, unknown>>;
    yield { kind: 'preset', what: `no preset of ${column}`, changed: { ...rule, presets } };
  }
  if (rule.marks) yield { kind: 'mark', what: 'no mark', changed: without(rule, 'marks') };
  if (rule.limit) yield { kind: 'limit', what: 'no limit', changed: without(rule, 'limit') };
  if (rule.reference) yield { kind: 'reference', what: 'a full row', changed: without(rule, 'reference') };
  const known = catalog.tables[table]?.columns ?? {};
  if (rule.referred)
    yield {
      kind: 'referred',
      what: 'all of what is referred to',
      changed: { ...rule, referred: { ...(rule.referred as object), columns: Object.keys(known) } },
    };
  const isTenants = catalog.tables[table]?.tenant !== undefined && catalog.tables[table]?.tenant !== false;
  if (action === 'select' && isTenants && !rule.acrossTenants && !holdsTenant(table, rule.filter))
    yield { kind: 'tenant', what: 'across tenants', changed: { ...rule, acrossTenants: true } };
  yield* moreColumns(table, action, rule);
}

function* moreColumns(table: string, action: Action, rule: Rule): Generator<Change> {
  if (!Array.isArray(rule.columns)) return;
  const columns = rule.columns as readonly string[];
  const known = catalog.tables[table]?.columns ?? {};
  // No rule can allow these columns: those that the server sets, and in an insert those that are encrypted.
  const neverMore = new Set([
    'client_id',
    ...Object.keys((action === 'select' ? undefined : rule.presets) ?? {}),
    ...(action === 'insert' ? Object.keys(known).filter((column) => known[column]?.encrypted) : []),
  ]);
  const more = Object.keys(known).filter((column) => !columns.includes(column) && !neverMore.has(column));
  if (more.length > 0)
    yield {
      kind: 'column',
      what: `${more.join(', ')} too`,
      columns: more,
      changed: { ...rule, columns: [...columns, ...more] },
    };
}

function without(rule: Rule, part: string): Rule {
  const { [part]: _gone, ...rest } = rule;
  return rest;
}

/**
 * Gives each weakened condition a distinct name: the comparison that was removed, with a number if necessary,
 * or `nothing is left`.
 */
function named(ways: ReturnType<typeof weakened>, whole: unknown): ReturnType<typeof weakened> {
  const hasConditions = Object.keys((whole ?? {}) as object).length > 0;
  const times = new Map<string, number>();
  return ways.map(({ gone, left }) => {
    const count = (times.get(gone) ?? 0) + 1;
    times.set(gone, count);
    if (hasConditions && Object.keys(left).length === 0) return { gone: 'nothing is left', left };
    return { gone: `without ${gone}${count > 1 ? ` (${count})` : ''}`, left };
  });
}

import { ruleFilter } from './rule-filter.ts';
import { argumentsOf } from './select.ts';
import { both, type WriteRoot } from './tree.ts';
import { targets } from './update.ts';
import { notThere, readRule, type WriteAt, writeAnswer } from './write.ts';

/** `delete_T` and `delete_T_by_pk`. */
export function deleteRoot(at: WriteAt, byKey: boolean): WriteRoot {
  const { table, planning, selected, definition } = at;
  const rule = planning.access.delete(table);
  if (!rule) throw notThere(at);
  const given = argumentsOf(selected, definition, planning);
  const where = both(
    targets(at, given, readRule(at), byKey, `${selected.path}.args`),
    ruleFilter(rule.filter, table, planning),
  );
  return { key: selected.key, is: 'delete', table, where, answer: writeAnswer(at, byKey) };
}

import { argumentsOf } from './arguments.ts';
import { always, conjunction, type WriteRoot } from './ir.ts';
import { ruleFilter } from './rule-filter.ts';
import { targets } from './update.ts';
import { fieldMissing, presetAssignments, readRule, type WriteAt, writeAnswer } from './write.ts';

/** Plans `delete_T` and `delete_T_by_pk`. A rule with a soft delete is planned as an update. */
export function deleteRoot(at: WriteAt, byKey: boolean): WriteRoot {
  const { table, planning, selected, definition } = at;
  const rule = planning.access.delete(table);
  if (!rule) throw fieldMissing(at);
  const given = argumentsOf(selected, definition, planning);
  const where = conjunction(
    targets(at, given, readRule(at), byKey, `${selected.path}.args`),
    ruleFilter(rule.filter, table, planning),
  );
  const common = { key: selected.key, table, where, answer: writeAnswer(at, byKey) };
  // The deleted rows were readable before, so the response contains them, even if the soft delete has hidden
  // them.
  const shown = { ...common.answer, visible: always };
  return rule.marks
    ? { ...common, answer: shown, is: 'update', set: presetAssignments(rule.marks, table), check: always }
    : { ...common, is: 'delete' };
}

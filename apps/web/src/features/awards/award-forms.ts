import { awardPercentages } from '@operatory/domain';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { formOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';

const levels = moduleList(resourceOf('employee_award_levels'), 'Award levels');
const elsewhere = new Set<string>(awardPercentages);
/** The form of a level without its percentages, which are entered in the table next to the resulting pay. */
export const levelForm: ListDefinition<RecordRow> = {
  ...levels,
  form: (levels.form ?? []).filter(({ name }) => !elsewhere.has(name)),
};

const points = moduleList(resourceOf('employee_award_sub_levels'), 'Pay points');
const named = { ...points, one: 'pay point' };
/** The form of a new pay point, which includes its first rate. */
export const newPointForm = (level: string): ListDefinition<RecordRow> => ({
  ...named,
  form: formOf(resourceOf('employee_award_sub_levels'), [
    'pay_point',
    'age',
    'base_price',
    'effective_from',
    'description',
  ]),
  derive: () => ({ employee_award_level_id: level }),
});
/**
 * The form of an existing pay point has no rate: later rates are added with a start date, so that past pay
 * does not change.
 */
export const pointForm: ListDefinition<RecordRow> = {
  ...named,
  form: formOf(resourceOf('employee_award_sub_levels'), ['pay_point', 'age', 'description']),
};

import { ofPriority, openTasks, priorities } from '@operatory/domain';
import { all, and, type BoolExp } from '@operatory/resource';
import { dueChoices, type TaskSearch, type Who, whoChoices } from './task-search.ts';
import { type Viewpoint, whereOf, whoFilter } from './task-where.ts';

const priorityValues = priorities.map(({ value }) => value);
export const chipNames = [...whoChoices, ...priorityValues, ...dueChoices] as const;

/**
 * The filter of each chip's count, with the other filters kept: open tasks, as on the dashboard, unless statuses or the archive were
 * chosen.
 */
export function chipFilters(
  search: TaskSearch,
  who: Who,
  at: Viewpoint,
): Readonly<Record<(typeof chipNames)[number], BoolExp>> {
  const counted = search.status === undefined && !search.archived ? openTasks : all;
  const filters = [
    ...whoChoices.map((choice) => [
      choice,
      and(whereOf(search, who, at, ['who']), whoFilter(choice, at.userId)),
    ]),
    ...priorityValues.map((choice) => [
      choice,
      and(whereOf(search, who, at, ['priority']), ofPriority(choice)),
    ]),
    ...dueChoices.map((due) => [due, whereOf({ ...search, due }, who, at)]),
  ];
  return Object.fromEntries(filters.map(([chip, where]) => [chip, and(where as BoolExp, counted)])) as Record<
    (typeof chipNames)[number],
    BoolExp
  >;
}

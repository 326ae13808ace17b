import { ofPriority, openTasks, priorities } from '@operatory/domain';
import { all, and, type BoolExp } from '@operatory/resource';
import { dueChoices, type TaskSearch, type WhoChoice, whoChoices } from './task-search.ts';
import { type Viewpoint, whereOf, whoFilter } from './task-where.ts';

const priorityValues = priorities.map(({ value }) => value);
export const chipNames = [...whoChoices, ...priorityValues, ...dueChoices] as const;

/**
 * The condition for the count of each chip, with the other filters applied. It counts open tasks unless the
 * user filters by status or archive.
 */
export function chipFilters(
  search: TaskSearch,
  who: WhoChoice,
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

import { ofPriority, priorities } from '@operatory/domain';
import { and, type BoolExp } from '@operatory/resource';
import { dueChoices, type TaskSearch, type Who, whoChoices } from './task-search.ts';
import { type Viewpoint, whereOf, whoFilter } from './task-where.ts';

const priorityValues = priorities.map(({ value }) => value);
export const chipNames = [...whoChoices, ...priorityValues, ...dueChoices] as const;

/** What each chip would show with the other filters kept. */
export function chipFilters(
  search: TaskSearch,
  who: Who,
  at: Viewpoint,
): Readonly<Record<(typeof chipNames)[number], BoolExp>> {
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
  return Object.fromEntries(filters) as Record<(typeof chipNames)[number], BoolExp>;
}

import { priorities, type TaskStatus, taskStatuses } from '@operatory/domain';
import * as v from 'valibot';
import { readOwn, storeOwn } from '#session/own-storage.ts';
import { day, optional, uuid } from '#ui/search-values.ts';

export const whoChoices = ['mine', 'by-me', 'everyone'] as const;
export type WhoChoice = (typeof whoChoices)[number];
export const dueChoices = ['TODAY', 'TOMORROW', 'OVERDUE'] as const;
const statusValues = taskStatuses.map(({ value }) => value);
const openStatuses = statusValues.filter((status) => status !== 'FINISHED');

/**
 * The whole state of the list in the URL, so that a link or the Back button shows the same. Unknown or
 * invalid values are dropped. Without priority or due, all tasks are shown.
 */
export const taskSearchSchema = v.object({
  view: optional(v.picklist(['board', 'table', 'calendar'])),
  who: optional(v.picklist(whoChoices)),
  priority: optional(v.picklist(priorities.map(({ value }) => value))),
  due: optional(v.picklist(dueChoices)),
  /** `OPEN` for all open statuses, one status, or several. */
  status: optional(
    v.union([
      v.literal('OPEN'),
      v.picklist(statusValues),
      v.pipe(v.array(v.picklist(statusValues)), v.minLength(1)),
    ]),
  ),
  level: optional(uuid),
  assignee: optional(uuid),
  assigner: optional(uuid),
  /** `from` is compared with a task's start date, `to` with its deadline. */
  from: optional(day),
  to: optional(day),
  q: optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  archived: optional(v.literal(true)),
  /** The conditions of the custom filter, as in every list's URL. */
  where: optional(v.string()),
  group: optional(v.picklist(['level'])),
  /** The path of a column and a direction, such as `assigned_to_user.display_name.desc`. */
  sort: optional(v.pipe(v.string(), v.regex(/^[a-z_]+(\.[a-z_]+)?\.(asc|desc)$/))),
  page: optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(10_000))),
  span: optional(v.picklist(['month', 'week', 'day'])),
  date: optional(day),
});
export type TaskSearch = v.InferOutput<typeof taskSearchSchema>;

const filterKeys = [
  'priority',
  'due',
  'status',
  'level',
  'assignee',
  'assigner',
  'from',
  'to',
  'q',
  'archived',
  'where',
] as const;

export function statusesOf({ status }: TaskSearch): readonly TaskStatus[] {
  if (status === undefined) return [];
  if (status === 'OPEN') return openStatuses;
  return typeof status === 'string' ? [status] : status;
}
/** The value of `status` in the URL for these statuses, as short as possible. */
export function statusFilter(chosen: readonly string[]): TaskSearch['status'] {
  const statuses = statusValues.filter((status) => chosen.includes(status));
  if (statuses.length === 0 || statuses.length === statusValues.length) return undefined;
  if (statuses.join() === openStatuses.join()) return 'OPEN';
  return statuses.length === 1 ? statuses[0] : statuses;
}

export const isFiltered = (search: TaskSearch): boolean =>
  filterKeys.some((key) => search[key] !== undefined && search[key] !== '');

export const withoutFilters = (search: TaskSearch): TaskSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([key]) => key !== 'page' && !(filterKeys as readonly string[]).includes(key),
    ),
  );

const key = 'tasks.search';

/**
 * Stores the filters without the search text, so that the same user finds them when they open the list
 * without any, until they sign out.
 */
export function rememberSearch(userId: string, search: TaskSearch): void {
  const { q: _text, date: _date, page: _page, ...kept } = search;
  storeOwn(userId, key, kept);
}

export const rememberedSearch = (userId: string): TaskSearch =>
  v.parse(v.fallback(taskSearchSchema, {}), readOwn(userId, key) ?? {});

import { priorities, type TaskStatus, taskStatuses } from '@operatory/domain';
import * as z from 'zod/mini';
import { keepOwn, keptOwn } from '#session/own-storage.ts';

export const whoChoices = ['mine', 'by-me', 'everyone'] as const;
export type Who = (typeof whoChoices)[number];
export const dueChoices = ['TODAY', 'TOMORROW', 'OVERDUE'] as const;
const statusValues = taskStatuses.map(({ value }) => value);
const openStatuses = statusValues.filter((status) => status !== 'FINISHED');

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

/**
 * The list's whole state in the URL, so that a link or the Back button shows the same. Unknown or mistyped values are dropped without
 * an error. Absent priority and due mean ALL.
 */
export const taskSearchSchema = z.object({
  view: optional(z.enum(['board', 'table', 'calendar'])),
  who: optional(z.enum(whoChoices)),
  priority: optional(z.enum(priorities.map(({ value }) => value))),
  due: optional(z.enum(dueChoices)),
  /** All open statuses, one status, or several. */
  status: optional(
    z.union([z.literal('OPEN'), z.enum(statusValues), z.array(z.enum(statusValues)).check(z.minLength(1))]),
  ),
  level: optional(z.uuid()),
  assignee: optional(z.uuid()),
  assigner: optional(z.uuid()),
  /** Tasks that start on or after this day; `to` limits the deadline. */
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  q: optional(z.string().check(z.trim(), z.maxLength(100))),
  archived: optional(z.literal(true)),
  /** Conditions from the condition builder, in the form of every list's URL. */
  where: optional(z.string()),
  group: optional(z.enum(['level'])),
  /** A column's path and direction, such as `assigned_to_user.display_name.desc`. */
  sort: optional(z.string().check(z.regex(/^[a-z_]+(\.[a-z_]+)?\.(asc|desc)$/))),
  page: optional(z.number().check(z.int(), z.minimum(2), z.maximum(10_000))),
  span: optional(z.enum(['month', 'week', 'day'])),
  date: optional(z.iso.date()),
});
export type TaskSearch = z.infer<typeof taskSearchSchema>;

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

/** The chosen statuses; empty means all. */
export function statusesOf({ status }: TaskSearch): readonly TaskStatus[] {
  if (status === undefined) return [];
  if (status === 'OPEN') return openStatuses;
  return typeof status === 'string' ? [status] : status;
}
/** The chosen statuses in the URL's form, shortened where possible. */
export function statusFilter(chosen: readonly string[]): TaskSearch['status'] {
  const statuses = statusValues.filter((status) => chosen.includes(status));
  if (statuses.length === 0 || statuses.length === statusValues.length) return undefined;
  if (statuses.join() === openStatuses.join()) return 'OPEN';
  return statuses.length === 1 ? statuses[0] : statuses;
}

export const isFiltered = (search: TaskSearch): boolean =>
  filterKeys.some((key) => search[key] !== undefined && search[key] !== '');

/** The same view without its filters; who, grouping, sort and view stay. */
export const withoutFilters = (search: TaskSearch): TaskSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([key]) => key !== 'page' && !(filterKeys as readonly string[]).includes(key),
    ),
  );

const key = 'tasks.search';

/** Remembers the filters: opening the list without any restores the same user's last ones, until sign-out. */
export function rememberSearch(userId: string, search: TaskSearch): void {
  const { q: _text, date: _date, page: _page, ...kept } = search;
  keepOwn(userId, key, kept);
}

export const rememberedSearch = (userId: string): TaskSearch =>
  z.catch(taskSearchSchema, {}).parse(keptOwn(userId, key) ?? {});

import { z } from 'zod';

export const whoChoices = ['mine', 'by-me', 'everyone'] as const;
export type Who = (typeof whoChoices)[number];
export const dueChoices = ['TODAY', 'TOMORROW', 'OVERDUE'] as const;
/** One status, or all that still want doing. */
export const statusChoices = ['OPEN', 'PENDING', 'INPROGRESS', 'REASSIGNED', 'FINISHED'] as const;

const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);

/**
 * The list's whole state as its address has it, so that a link or the Back button shows the same.
 * What is unknown or mistyped is dropped, never an error. Absent priority and due mean ALL.
 */
export const taskSearchSchema = z.object({
  view: optional(z.enum(['board', 'table', 'calendar'])),
  who: optional(z.enum(whoChoices)),
  priority: optional(z.enum(['HIGH', 'MEDIUM', 'LOW'])),
  due: optional(z.enum(dueChoices)),
  status: optional(z.enum(statusChoices)),
  level: optional(z.uuid()),
  assignee: optional(z.uuid()),
  q: optional(z.string().trim().max(100)),
  archived: optional(z.literal(true)),
  group: optional(z.enum(['level'])),
  /** A column's path and direction, e.g. `assigned_to_user.display_name.desc`. */
  sort: optional(z.string().regex(/^[a-z_]+(\.[a-z_]+)?\.(asc|desc)$/)),
  page: optional(z.number().int().min(2).max(10_000)),
  span: optional(z.enum(['month', 'week', 'day'])),
  date: optional(z.iso.date()),
});
export type TaskSearch = z.infer<typeof taskSearchSchema>;

const filterKeys = ['priority', 'due', 'status', 'level', 'assignee', 'q', 'archived'] as const;

export const isFiltered = (search: TaskSearch): boolean =>
  filterKeys.some((key) => search[key] !== undefined && search[key] !== '');

/** The same view without its filters; who, grouping, sort and view stay. */
export const withoutFilters = (search: TaskSearch): TaskSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([key]) => key !== 'page' && !(filterKeys as readonly string[]).includes(key),
    ),
  );

const key = 'operatory.tasks.search';

/** Filters stick: opening the list without any shows those of last time (of this browser tab's sign-in). */
export function rememberSearch(search: TaskSearch): void {
  const { q: _text, date: _date, page: _page, ...kept } = search;
  localStorage.setItem(key, JSON.stringify(kept));
}

export function rememberedSearch(): TaskSearch {
  try {
    return taskSearchSchema.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

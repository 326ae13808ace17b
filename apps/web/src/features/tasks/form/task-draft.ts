import type { Priority } from '@operatory/domain';
import type { Enum } from '@operatory/domain/models.gen';
import { dayForm, isDate } from '@operatory/resource';
import type { FileReference } from '#data/file-reference.ts';
import { selectMessageOf } from '#kit/pick/picker-of.ts';
import type { TaskDetail } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';

/** The form's values; dates are `yyyy-MM-dd`. */
export interface TaskDraft {
  readonly name: string;
  readonly type: string;
  readonly priority: Priority;
  readonly start_date: string | null;
  readonly deadline_date: string | null;
  readonly clinic_id: string | null;
  readonly clinic_room_id: string | null;
  readonly lab_id: string | null;
  readonly client_task_level_id: string | null;
  readonly assigned_to: PersonRow | null;
  /** The people who are linked to the task, besides its assignee. */
  readonly linked: readonly PersonRow[];
  readonly more_info: string;
  readonly attachments: readonly FileReference[];
}

export type DraftErrors = Partial<Record<keyof TaskDraft, string>>;

const order = ['name', 'type', 'start_date', 'deadline_date', 'clinic_id', 'assigned_to'] as const;

/** The message for each invalid field. */
export function taskErrors(draft: TaskDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.name.trim() === '') errors.name = 'Name is required';
  if (draft.type === '') errors.type = 'Type is required';
  if (!draft.start_date) errors.start_date = 'Start date is required';
  else if (!isDate(draft.start_date)) errors.start_date = dayForm;
  if (!draft.deadline_date) errors.deadline_date = 'Deadline date is required';
  else if (!isDate(draft.deadline_date)) errors.deadline_date = dayForm;
  else if (isDate(draft.start_date) && draft.deadline_date < draft.start_date)
    errors.deadline_date = 'The deadline is before the start date';
  if (!draft.clinic_id) errors.clinic_id = selectMessageOf('clinics');
  if (!draft.assigned_to) errors.assigned_to = selectMessageOf('users');
  return errors;
}

export const firstInvalid = (errors: DraftErrors): keyof TaskDraft | undefined =>
  order.find((field) => errors[field] !== undefined);

export const emptyDraft = (today: string, clinicId: string | null): TaskDraft => ({
  name: '',
  type: 'INDIVIDUAL',
  priority: 'MEDIUM',
  start_date: today,
  deadline_date: null,
  clinic_id: clinicId,
  clinic_room_id: null,
  lab_id: null,
  client_task_level_id: null,
  assigned_to: null,
  linked: [],
  more_info: '',
  attachments: [],
});

export const draftOf = (task: TaskDetail): TaskDraft => ({
  name: task.name,
  type: task.type,
  priority: task.priority,
  start_date: task.start_date,
  deadline_date: task.deadline_date,
  clinic_id: task.clinic_id,
  clinic_room_id: task.clinic_room_id,
  lab_id: task.lab_id,
  client_task_level_id: task.client_task_level_id,
  assigned_to: task.assigned_to_user,
  linked: task.linked.flatMap((link) => (link.user ? [link.user] : [])),
  more_info: task.more_info ?? '',
  attachments: task.attachments ?? [],
});

const inUse = (place: { readonly status: string } | null): boolean => place?.status === 'ACTIVE';

/**
 * The draft of a copy. It starts today, has no deadline that has passed, and omits inactive values, which
 * must be chosen again.
 */
export const duplicateOf = (task: TaskDetail, today: string): TaskDraft => ({
  ...draftOf(task),
  ...(inUse(task.clinic) ? {} : { clinic_id: null, assigned_to: null, linked: [] }),
  clinic_room_id: inUse(task.clinic) && inUse(task.clinic_room) ? task.clinic_room_id : null,
  lab_id: inUse(task.clinic) && inUse(task.lab ?? null) ? task.lab_id : null,
  client_task_level_id: inUse(task.client_task_level) ? task.client_task_level_id : null,
  start_date: today,
  deadline_date: task.deadline_date < today ? null : task.deadline_date,
});

/** The columns that inserts and edits have in common. */
export const columnsOfDraft = (draft: TaskDraft) => ({
  name: draft.name.trim(),
  // `taskErrors` has already refused empty values.
  type: draft.type as Enum<'task_type'>,
  priority: draft.priority,
  start_date: draft.start_date ?? '',
  deadline_date: draft.deadline_date ?? '',
  client_task_level_id: draft.client_task_level_id,
  clinic_room_id: draft.clinic_room_id,
  assigned_to_user_id: draft.assigned_to?.id ?? '',
  more_info: draft.more_info.trim() === '' ? null : draft.more_info.trim(),
  attachments: draft.attachments,
});

const editOf = (draft: TaskDraft) => ({
  ...columnsOfDraft(draft),
  lab_id: draft.lab_id,
  user_ids: draft.linked.map(({ id }) => id),
});

/** Applies what the user has changed in the form to the task as it is now, after changes by others. */
export function rebasedDraft(draft: TaskDraft, before: TaskDraft, now: TaskDraft): TaskDraft {
  const typed = Object.entries(draft).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof TaskDraft]),
  );
  if (typed.length === 0) return now;
  const linked = rebasedList(draft.linked, before.linked, now.linked, ({ id }) => id);
  return { ...now, ...Object.fromEntries(typed), linked };
}

/** Applies the files that the user has added or removed to the files of the task as it is now. */
export const rebasedFiles = (
  files: readonly FileReference[],
  before: readonly FileReference[],
  now: readonly FileReference[],
): readonly FileReference[] => rebasedList(files, before, now, ({ file_id }) => file_id);

/** Applies the user's additions and removals to the current list. */
function rebasedList<Item>(
  list: readonly Item[],
  before: readonly Item[],
  now: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const idsOf = (items: readonly Item[]) => new Set(items.map(idOf));
  const [had, has, is] = [idsOf(before), idsOf(list), idsOf(now)];
  const added = list.filter((item) => !had.has(idOf(item)) && !is.has(idOf(item)));
  const kept = now.filter((item) => has.has(idOf(item)) || !had.has(idOf(item)));
  return added.length === 0 && kept.length === now.length ? now : [...kept, ...added];
}

/**
 * Only the columns that the user changed, so that the history lists no others and edits of different columns
 * do not overwrite each other.
 */
export function changedColumns(before: TaskDraft, after: TaskDraft): Partial<ReturnType<typeof editOf>> {
  const old = editOf(before);
  return Object.fromEntries(
    Object.entries(editOf(after)).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof typeof old]),
    ),
  );
}

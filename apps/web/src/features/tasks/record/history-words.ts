import { labelOf, labelOfChoice } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { HistoryRow } from '../data/task-documents.ts';

const verbs: Readonly<Record<string, string>> = {
  added: 'added the task',
  created: 'added the task',
  edited: 'edited the task',
  status: 'changed the status',
  level: 'changed the level',
  assigned: 'assigned the task',
  archived: 'archived the task',
  restored: 'restored the task',
  extension_requested: 'asked for more time',
  extension_accepted: 'accepted the extension request',
  extension_rejected: 'rejected the extension request',
  extension_cancelled: 'cancelled the extension request',
  extension_closed: 'closed the extension request',
  reassign_requested: 'asked to reassign the task',
  reassign_accepted: 'reassigned the task',
  reassign_rejected: 'rejected the reassign request',
  reassign_cancelled: 'cancelled the reassign request',
  reassign_closed: 'closed the reassign request',
};

/** The verb of a history entry; an action without one is shown by its name. */
export const taskActionInWords = (action: string): string => verbs[action] ?? action.replaceAll('_', ' ');

const plain = (column: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  const field = resourceOf('tasks').fields?.[column];
  if (field?.kind === 'enum') return labelOfChoice(field.options, value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (Array.isArray(value)) return String(value.length);
  return '';
};
const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
const names: Readonly<Record<string, string>> = { user_ids: 'Linked people', attachments: 'Files' };
const named = (field: string) => names[field] ?? labelOf(field, resourceOf('tasks').fields?.[field]);
const isId = (text: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(text);

/** "Priority: Low → High", one line for each changed field; changes of ids are left out. */
export function taskChanges(row: Pick<HistoryRow, 'from_value' | 'to_value'>): readonly string[] {
  const from = fields(row.from_value);
  const to = fields(row.to_value);
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((field) => {
    const before = plain(field, from[field]);
    const after = plain(field, to[field]);
    if (before === after || field === 'position') return [];
    if (isId(before) || isId(after) || (before === '' && after === '')) return [];
    return [field in from ? `${named(field)}: ${before} → ${after}` : `${named(field)}: ${after}`];
  });
}

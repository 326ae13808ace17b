import { and, type BoolExp, eq, or } from '@operatory/resource';
import { dueFilter } from '../data/task-rules.ts';
import type { TaskSearch, Who } from './task-search.ts';

export interface Viewpoint {
  readonly userId: string;
  readonly clinicId: string | null;
  /** Today where the clinic is, `yyyy-MM-dd`. */
  readonly today: string;
}

export function whoFilter(who: Who, userId: string): BoolExp {
  if (who === 'mine') return or(eq('assigned_to_user_id', userId), { j_tasks_users: { user_id: { _eq: userId } } });
  if (who === 'by-me') return eq('assigned_by_user_id', userId);
  return {};
}

/** The list's filter, each chip's own part left out on demand, so that its counts say what choosing it would show. */
export function whereOf(search: TaskSearch, who: Who, at: Viewpoint, leaveOut: readonly (keyof TaskSearch)[] = []): BoolExp {
  const parts: BoolExp[] = [eq('task_status', search.archived ? 'InActive' : 'Active')];
  const has = (key: keyof TaskSearch) => search[key] !== undefined && !leaveOut.includes(key);
  if (at.clinicId) parts.push(eq('clinic_id', at.clinicId));
  if (!leaveOut.includes('who')) parts.push(whoFilter(who, at.userId));
  if (has('priority')) parts.push(eq('priority', search.priority ?? null));
  if (has('status')) parts.push(eq('status', search.status ?? null));
  if (search.due && has('due')) parts.push(dueFilter(search.due, at.today));
  if (has('level')) parts.push(eq('client_task_level_id', search.level ?? null));
  if (has('assignee')) parts.push(eq('assigned_to_user_id', search.assignee ?? null));
  const text = search.q?.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  if (text) parts.push({ name: { _ilike: `%${text}%` } });
  return and(...parts);
}


import {
  activeTasks,
  byDay,
  dueOn,
  inPeriod,
  nameContains,
  ofPriority,
  ofStatuses,
  type Todays,
  tasksAssignedBy,
  tasksOf,
} from '@operatory/domain';
import { all, and, type BoolExp, eq } from '@operatory/resource';
import { statusesOf, type TaskSearch, type WhoChoice } from './task-search.ts';

export interface Viewpoint {
  readonly userId: string;
  readonly clinicId: string | null;
  readonly todays: Todays;
  /** The condition of the custom filter; absent or null without one. */
  readonly built?: BoolExp | null;
}

export function whoFilter(who: WhoChoice, userId: string): BoolExp {
  if (who === 'mine') return tasksOf(userId);
  if (who === 'by-me') return tasksAssignedBy(userId);
  return all;
}

/**
 * The list's condition without the parts in `leaveOut`, because the count of a chip must not depend on the
 * chip's own filter.
 */
export function whereOf(
  search: TaskSearch,
  who: WhoChoice,
  at: Viewpoint,
  leaveOut: readonly (keyof TaskSearch)[] = [],
): BoolExp {
  const parts: BoolExp[] = [activeTasks(!search.archived)];
  const has = (key: keyof TaskSearch) => search[key] !== undefined && !leaveOut.includes(key);
  if (at.clinicId) parts.push(eq('clinic_id', at.clinicId));
  if (!leaveOut.includes('who')) parts.push(whoFilter(who, at.userId));
  if (search.priority && has('priority')) parts.push(ofPriority(search.priority));
  parts.push(ofStatuses(statusesOf(search)), inPeriod(search.from, search.to));
  const { due } = search;
  if (due && has('due')) parts.push(byDay(at.todays, (today) => dueOn(due, today)));
  if (has('level')) parts.push(eq('client_task_level_id', search.level ?? null));
  if (has('assignee')) parts.push(eq('assigned_to_user_id', search.assignee ?? null));
  if (has('assigner')) parts.push(tasksAssignedBy(search.assigner ?? ''));
  if (at.built) parts.push(at.built);
  if (search.q) parts.push(nameContains(search.q));
  return and(...parts);
}

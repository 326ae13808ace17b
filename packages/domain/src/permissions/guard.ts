import type { Grant } from '@operatory/resource';
import type { Action } from './actions.ts';
import { type Module, modules } from './modules.ts';

/** Links are matched without regard to case, spaces, `-` and `_`. */
export const foldName = (name: string): string => name.toLowerCase().replace(/%20|[\s_-]/g, '');

const byFoldedName = new Map<string, Module>();
for (const module of modules)
  for (const name of [module.router_link, module.name])
    if (!byFoldedName.has(foldName(name))) byFoldedName.set(foldName(name), module);

export const moduleOfSegment = (segment: string): Module | undefined => byFoldedName.get(foldName(segment));

/**
 * @returns The action that a route needs by the part after its module: ADD, EDIT, or VIEW for anything
 * else.
 */
export function actionOfSegment(segment: string | undefined): Action {
  const name = segment === undefined ? '' : foldName(segment);
  if (name === 'add' || name === 'duplicate') return 'ADD';
  if (name === 'edit') return 'EDIT';
  return 'VIEW';
}

/** What a path needs. `open` is the dashboard itself; `unknown` is a path that belongs to no module. */
export type RouteRequirement =
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'module'; readonly module: Module; readonly action: Action };

/** For example, `/dashboard/tasks/edit/1` needs EDIT on tasks. */
export function requirementOf(path: string): RouteRequirement {
  const parts = path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((part) => part !== '');
  const [first, second] = parts[0] === 'dashboard' ? parts.slice(1) : parts;
  if (first === undefined) return { kind: 'open' };
  const module = moduleOfSegment(first);
  return module ? { kind: 'module', module, action: actionOfSegment(second) } : { kind: 'unknown' };
}

/** @returns The code of the message if the path may not be opened; null if it may. */
export function routeRefusal(path: string, grants: ReadonlySet<Grant>): 'no_permission' | 'no_access' | null {
  const required = requirementOf(path);
  if (required.kind === 'open') return null;
  if (required.kind === 'unknown') return 'no_access';
  return grants.has(`${required.module.name}:${required.action}`) ? null : 'no_permission';
}

import type { Grant } from '@operatory/resource';
import type { Action } from './actions.ts';
import { type Module, modules } from './modules.ts';

/** A name in the form used for matching, which ignores case, spaces, `-` and `_`. */
export const foldName = (name: string): string => name.toLowerCase().replace(/%20|[\s_-]/g, '');

const byFoldedName = new Map<string, Module>();
for (const module of modules)
  for (const name of [module.router_link, module.name])
    if (!byFoldedName.has(foldName(name))) byFoldedName.set(foldName(name), module);

/** The module with the name or link in a route segment. */
export const moduleOfSegment = (segment: string): Module | undefined => byFoldedName.get(foldName(segment));

/** The action that a route's child segment requires: ADD, EDIT, or else VIEW (list, view, one record). */
export function actionOfSegment(segment: string | undefined): Action {
  const name = segment === undefined ? '' : foldName(segment);
  if (name === 'add' || name === 'duplicate') return 'ADD';
  if (name === 'edit') return 'EDIT';
  return 'VIEW';
}

/** The requirement of a path. `open` is the dashboard itself; `unknown` means that no module has this name. */
export type RouteRequirement =
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'module'; readonly module: Module; readonly action: Action };

/** `/dashboard/tasks/edit/1` requires EDIT on tasks. A leading `dashboard` is ignored. */
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

/** Null if the path may be opened; otherwise the code of the message to show on the dashboard. */
export function routeRefusal(path: string, grants: ReadonlySet<Grant>): 'no_permission' | 'no_access' | null {
  const required = requirementOf(path);
  if (required.kind === 'open') return null;
  if (required.kind === 'unknown') return 'no_access';
  return grants.has(`${required.module.name}:${required.action}`) ? null : 'no_permission';
}

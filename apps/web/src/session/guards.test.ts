import { readdirSync, readFileSync } from 'node:fs';
import { actionOfSegment, moduleOf, requirementOf } from '@operatory/domain';
import { expect, test } from 'vitest';

const folder = new URL('../routes/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
const pathOf = (text: string) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? '';
/** Paths that are open to every signed-in user, because they contain only what that user may see. */
const open = [
  ...['/dashboard', '/dashboard/', '/dashboard/change-password', '/dashboard/notifications'],
  // The page of settings only links to screens, and only to those that the user may open.
  '/dashboard/settings',
];

/** Paths whose module or action is not the one that their segments name. */
const declared: Readonly<Record<string, string>> = {
  '/dashboard/leaves/my-leaves': 'my-leaves VIEW',
  '/dashboard/users/credentials': 'Users EDIT',
  '/dashboard/client-documents/letter/$id': 'client-documents ADD',
  // People can edit their own pending requests.
  '/dashboard/leaves/edit/$id': 'my-leaves VIEW',
  '/dashboard/clinic-im-product-orders/receive/$id': 'clinic-im-product-orders EDIT',
  '/dashboard/clinic-im-product-orders/reorder': 'clinic-im-product-orders ADD',
  '/dashboard/roster/kiosks': 'clinic-rosters EDIT',
  '/dashboard/order-lab-chats': 'clinic-im-product-orders VIEW',
  '/dashboard/clinic-lab-chats': 'lab-orders VIEW',
  '/dashboard/plan/': 'my Practice VIEW',
  '/dashboard/plan/invoices': 'my Practice VIEW',
};

// Unless declared above, the segments of a path name the module and action, and its route must guard the
// same.
test.each(files.filter(({ text }) => /^\/dashboard(\/|$)/.test(pathOf(text))))(
  '$file has the guard that its path requires',
  ({ text }) => {
    const path = pathOf(text);
    const shared = /\/\$module\/(\w*)/.exec(path);
    if (shared) {
      const [, asked] = /guardModule\((?:'([A-Z]+)')?\)/.exec(text) ?? ['', 'nothing'];
      expect(asked ?? 'VIEW').toBe(actionOfSegment(shared[1]));
      return;
    }
    const [, module, action = 'VIEW'] =
      /guard(?:Access|Any)?\('([^']+)'(?:, '([A-Z]+)')?(?:, '[a-z-]+')*[,)]/.exec(text) ?? [];
    if (module === undefined) {
      // A path that only redirects is guarded at its target.
      expect(open.includes(path) || /redirect\(/.test(text), `${path} is guarded by nothing`).toBe(true);
      return;
    }
    expect(moduleOf(module).name).toBe(module);
    if (declared[path]) {
      expect(`${module} ${action}`).toBe(declared[path]);
      return;
    }
    const required = requirementOf(path);
    expect(required.kind === 'module' ? [required.module.name, required.action] : required.kind).toEqual([
      module,
      action,
    ]);
  },
);

test('there are routes to check', () => expect(files.length).toBeGreaterThan(20));

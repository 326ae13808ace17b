import { readdirSync, readFileSync } from 'node:fs';
import { actionOfSegment, moduleOf, requirementOf } from '@operatory/domain';
import { expect, test } from 'vitest';

const folder = new URL('../routes/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
const pathOf = (text: string) => /createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? '';
/** Open to every signed-in user: their own data, whatever their role. */
const open = [
  ...['/dashboard', '/dashboard/', '/dashboard/change-password', '/dashboard/notifications'],
  // Links only to screens that the user may open.
  '/dashboard/settings',
];

/** Paths that belong to another module or action than their segments say, as defined in the design. */
const declared: Readonly<Record<string, string>> = {
  '/dashboard/leaves/my-leaves': 'my-leaves VIEW',
  '/dashboard/users/credentials': 'Users EDIT',
  '/dashboard/client-documents/letter/$id': 'client-documents ADD',
  // People edit their own requests while they are pending.
  '/dashboard/leaves/edit/$id': 'my-leaves VIEW',
  '/dashboard/clinic-im-product-orders/receive/$id': 'clinic-im-product-orders EDIT',
  '/dashboard/clinic-im-product-orders/reorder': 'clinic-im-product-orders ADD',
  '/dashboard/roster/kiosks': 'clinic-rosters EDIT',
  '/dashboard/order-lab-chats': 'clinic-im-product-orders VIEW',
  '/dashboard/clinic-lab-chats': 'lab-orders VIEW',
  '/dashboard/plan/': 'my Practice VIEW',
  '/dashboard/plan/invoices': 'my Practice VIEW',
};

// By default the path's segments name module and action, as specified, and each route restates them.
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
      /guard(?:Access|Any|Payer)?\('([^']+)'(?:, '([A-Z]+)')?(?:, '[a-z-]+')*\)/.exec(text) ?? [];
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

import { helpSlugOf, moduleOfSegment } from '@operatory/domain';

/**
 * Screens that belong to no module, by the first part of their path, with the module whose article explains
 * them.
 */
const explainedWith: Readonly<Record<string, string>> = {
  notifications: 'My Account',
  'change-password': 'My Account',
  'order-lab-chats': 'clinic-im-product-orders',
  'clinic-lab-chats': 'lab-orders',
};

/**
 * The slug of the article about the screen at a path. `/dashboard` is the dashboard; otherwise the segment
 * after it names the module.
 */
export function helpSlugAt(pathname: string): string | undefined {
  const [, , segment = 'dashboard'] = pathname.replace(/\/$/, '').split('/');
  const module = explainedWith[segment] ?? moduleOfSegment(segment)?.name;
  return module === undefined ? undefined : helpSlugOf(module);
}

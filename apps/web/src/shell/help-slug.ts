import { helpSlugOf, moduleOfSegment } from '@operatory/domain';

/** Screens that belong to no module of their own, by the first part of their address, to the module they are explained with. */
const explainedWith: Readonly<Record<string, string>> = {
  notifications: 'My Account',
  'change-password': 'My Account',
  'order-lab-chats': 'clinic-im-product-orders',
};

/** The slug of the article about the screen at this address: `/dashboard` is the dashboard's, else the segment names the module. */
export function helpSlugAt(pathname: string): string | undefined {
  const [, , segment = 'dashboard'] = pathname.replace(/\/$/, '').split('/');
  const module = explainedWith[segment] ?? moduleOfSegment(segment)?.name;
  return module === undefined ? undefined : helpSlugOf(module);
}

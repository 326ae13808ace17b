import { helpSlugOf, moduleOfSegment } from '@operatory/domain';

/** Screens without their own module, by the first part of their URL, with the module whose article explains them. */
const explainedWith: Readonly<Record<string, string>> = {
  notifications: 'My Account',
  'change-password': 'My Account',
  'order-lab-chats': 'clinic-im-product-orders',
  'clinic-lab-chats': 'lab-orders',
};

/** The slug of the article about the screen at this URL: `/dashboard` is the dashboard's, otherwise the segment names the module. */
export function helpSlugAt(pathname: string): string | undefined {
  const [, , segment = 'dashboard'] = pathname.replace(/\/$/, '').split('/');
  const module = explainedWith[segment] ?? moduleOfSegment(segment)?.name;
  return module === undefined ? undefined : helpSlugOf(module);
}

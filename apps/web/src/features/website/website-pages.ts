/**
 * A page of the public website: its path on the main host, and its title and description for the browser and
 * search engines.
 */
export interface WebsitePage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly listed: boolean;
  readonly script: boolean;
}

const page = (
  path: string,
  title: string,
  description: string,
  { listed = true, script = true } = {},
): WebsitePage => ({ path, title, description, listed, script });

export const websitePages = {
  front: page(
    '/',
    'Operatory: the day of your dental clinics, on one board',
    'Tasks, rosters, leave, stock, orders, documents and training for groups of Australian dental clinics. One place for every clinic, on every device.',
    { script: false },
  ),
  register: page(
    '/register-now',
    'Register your dental clinics · Operatory',
    'Choose a plan and an address for your organisation. Prices in AUD per month, GST included.',
  ),
  confirm: page(
    '/register-now/confirm',
    'Finish your registration · Operatory',
    'Check your details and set up your organisation.',
    { listed: false },
  ),
  enquiry: page(
    '/dental-enquiry',
    'Ask us about Operatory',
    'Questions about plans, moving from spreadsheets or several clinics: write to us and we will get back to you.',
  ),
  find: page(
    '/b-dashboard',
    'Find your organisation · Operatory',
    'Enter the short name in your clinic’s web address to sign in to your organisation.',
  ),
  organisation: page(
    '/b-dashboard/dashboard/$subdomain',
    'Sign in to your organisation · Operatory',
    'Open the sign-in page of your organisation.',
    { listed: false },
  ),
  missing: page('', 'Page not found · Operatory', 'There is no page at this address.', {
    listed: false,
    script: false,
  }),
} as const satisfies Readonly<Record<string, WebsitePage>>;

export type WebsitePageName = keyof typeof websitePages;

/** The page at a path; for an unknown path, `missing`. */
export function pageNameOf(path: string): WebsitePageName {
  const wanted = path.replace(/\/+$/, '') || '/';
  const names = Object.keys(websitePages) as WebsitePageName[];
  if (organisationOf(wanted)) return 'organisation';
  return names.find((name) => websitePages[name].path === wanted) ?? 'missing';
}

/** The organisation in `/b-dashboard/dashboard/{subdomain}`; empty for other paths. */
export function organisationOf(path: string): string {
  const [, named = ''] = /^\/b-dashboard\/dashboard\/([^/]{1,300})\/?$/.exec(path) ?? [];
  try {
    return decodeURIComponent(named);
  } catch {
    return '';
  }
}

const key = 'operatory.target';

/** Stores the page that somebody asked for before they signed in. */
export function rememberTarget(href: string): void {
  sessionStorage.setItem(key, href);
}

/**
 * Returns the stored page, or the dashboard if there is none, and forgets it. Only paths under /dashboard
 * are accepted, so that no link leads to another site.
 */
export function takeTarget(): string {
  const href = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return href?.startsWith('/dashboard') ? href : '/dashboard';
}

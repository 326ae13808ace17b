const key = 'operatory.target';

/** Remembers the page that somebody requested before signing in. */
export function rememberTarget(href: string): void {
  sessionStorage.setItem(key, href);
}

/** Returns the remembered page once; only URLs of this application are accepted. */
export function takeTarget(): string {
  const href = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return href?.startsWith('/dashboard') ? href : '/dashboard';
}

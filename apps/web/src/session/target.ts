const key = 'operatory.target';

/** Keeps where somebody wanted to go before signing in. */
export function rememberTarget(href: string): void {
  sessionStorage.setItem(key, href);
}

/** The remembered target, once; only addresses of this site's application are taken. */
export function takeTarget(): string {
  const href = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return href?.startsWith('/dashboard') ? href : '/dashboard';
}

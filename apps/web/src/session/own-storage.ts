const prefix = 'operatory.own.';

/** Stores a value for this user in this browser, until they sign out. */
export function storeOwn(userId: string, key: string, value: unknown): void {
  localStorage.setItem(prefix + key, JSON.stringify({ userId, value }));
}

export function readOwn(userId: string, key: string): unknown {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + key) ?? 'null') as {
      userId: string;
      value: unknown;
    } | null;
    return kept?.userId === userId ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

export function removeOwn(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
}

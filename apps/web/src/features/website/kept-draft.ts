export function keptText(name: string): string | null {
  try {
    return sessionStorage.getItem(`operatory.${name}`);
  } catch {
    return null;
  }
}

export function keepText(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(`operatory.${name}`);
    else sessionStorage.setItem(`operatory.${name}`, text);
  } catch {
    // In a browser without storage, a reload loses the typed values.
  }
}

/**
 * The idempotency key for these contents. It stays the same until they change, so that a retry after a lost
 * response is the same request.
 */
export function sendingKey(name: string, contents: string): string {
  const [key, kept] = JSON.parse(keptText(name) ?? '[]') as readonly string[];
  if (key && kept === contents) return key;
  const next = newKey();
  keepText(name, JSON.stringify([next, contents]));
  return next;
}

/**
 * A random UUID. `crypto.randomUUID` exists only on https pages and localhost, and a demo on another
 * computer is neither.
 */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const at = (place: number) => bytes[place] ?? 0;
  bytes[6] = (at(6) & 0x0f) | 0x40;
  bytes[8] = (at(8) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

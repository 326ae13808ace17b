interface Followed {
  readonly data: unknown;
  readonly error: unknown;
}

/**
 * What the user's conversations are read again for; undefined until it is known. One that cannot be followed does not hold up the rest:
 * the list is read once, and says itself when that fails.
 */
export function versionOf(followed: readonly Followed[]): readonly unknown[] | undefined {
  const isKnown = followed.every(({ data, error }) => data !== undefined || error !== undefined);
  return isKnown ? followed.map(({ data }) => data) : undefined;
}

interface Followed {
  readonly data: unknown;
  readonly error: unknown;
}

/**
 * The live data with which the list of chats must be read again; undefined until every part is known. A live
 * query that fails counts as known, so that it does not hold up the list, which shows its own error.
 */
export function versionOf(followed: readonly Followed[]): readonly unknown[] | undefined {
  const isKnown = followed.every(({ data, error }) => data !== undefined || error !== undefined);
  return isKnown ? followed.map(({ data }) => data) : undefined;
}

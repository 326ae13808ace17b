/**
 * The props of a button that works only if `may` is true. Otherwise it is marked as disabled but can keep the
 * focus, which a really disabled button would lose.
 */
export const enabledIf = (may: boolean, run: () => void) =>
  may ? { onClick: run } : ({ 'data-disabled': true, 'aria-disabled': true } as const);

/** Properties of a button that is only active if allowed. An inactive one keeps the focus, which a disabled button would lose. */
export const pressedIf = (may: boolean, run: () => void) =>
  may ? { onClick: run } : ({ 'data-disabled': true, 'aria-disabled': true } as const);

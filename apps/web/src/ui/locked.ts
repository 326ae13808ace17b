/** Of a button: pressed while it may be; at the end of its way it keeps the focus that a disabled one would lose. */
export const pressedIf = (may: boolean, run: () => void) =>
  may ? { onClick: run } : ({ 'data-disabled': true, 'aria-disabled': true } as const);

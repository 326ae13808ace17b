/** Milliseconds between two keys; nobody types faster than this several times in a row. */
const betweenKeys = 35;
const keysOfACode = 4;

/**
 * Returns a function that says for each key whether a scanner sent it, which is assumed of several keys that
 * come faster than a person types.
 */
export function newScannerWatch(): (key: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly timeStamp: number;
}) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  let fast = 0;
  return ({ key, shiftKey, timeStamp }) => {
    // A scanner presses Shift for capital letters, but Shift is not part of the code.
    if (key === 'Shift') return false;
    fast = timeStamp - last <= betweenKeys ? fast + 1 : 0;
    last = timeStamp;
    return fast >= keysOfACode && !(key === 'Tab' && shiftKey);
  };
}

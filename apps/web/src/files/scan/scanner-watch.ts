/** Nobody types consecutive keys faster than this (milliseconds). */
const betweenKeys = 35;
const keysOfACode = 4;

/** Reports for each key whether a scanner sent it: a scanner types several keys faster than a person can. */
export function newScannerWatch(): (key: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly timeStamp: number;
}) => boolean {
  let last = Number.NEGATIVE_INFINITY;
  let fast = 0;
  return ({ key, shiftKey, timeStamp }) => {
    // A scanner presses Shift for capital letters; it is not part of the code.
    if (key === 'Shift') return false;
    fast = timeStamp - last <= betweenKeys ? fast + 1 : 0;
    last = timeStamp;
    return fast >= keysOfACode && !(key === 'Tab' && shiftKey);
  };
}

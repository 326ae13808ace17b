/** Truth has three values as in SQL: null is unknown. */
export type Truth = boolean | null;

export const notTruth = (truth: Truth): Truth => (truth === null ? null : !truth);

/** As in SQL's AND, the result is false if any is false, else unknown if any is unknown. */
export const andTruths = (truths: Iterable<Truth>): Truth => {
  let answer: Truth = true;
  for (const truth of truths) {
    if (truth === false) return false;
    if (truth === null) answer = null;
  }
  return answer;
};
/** As in SQL's OR, the result is true if any is true, else unknown if any is unknown. */
export const orTruths = (truths: Iterable<Truth>): Truth => {
  let answer: Truth = false;
  for (const truth of truths) {
    if (truth === true) return true;
    if (truth === null) answer = null;
  }
  return answer;
};

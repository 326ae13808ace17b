import { EngineError } from '../errors.ts';

/** The maximum number of repetitions by all bounds of one pattern. */
const maxRepeats = 1_000;

/**
 * Nested bounds and more than a thousand repetitions are rejected, because PostgreSQL expands each
 * repetition: `((.{1,200}){1,200}){1,20}` costs it seconds and gigabytes. @throws EngineError
 * `limit-exceeded`
 */
export function checkPattern(pattern: string, path: string): void {
  /**
   * Each open group has an entry that says whether it contains a bound; the first entry is the pattern
   * itself.
   */
  const groups = [false];
  let repeats = 0;
  let closedBounded = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const char = pattern[at];
    const wasBounded = closedBounded;
    closedBounded = false;
    if (char === '\\') at += 1;
    else if (char === '[') at = endOfBrackets(pattern, at);
    else if (char === '(') groups.push(false);
    else if (char === ')') {
      closedBounded = groups.length > 1 && groups.pop() === true;
      // A group that contains bounds counts as a bounded part of the group around it, because the two
      // multiply.
      if (closedBounded) groups[groups.length - 1] = true;
    } else if (char === '{') {
      const bound = /^\{(\d+)(?:,(\d*))?\}/.exec(pattern.slice(at, at + 24));
      if (!bound) continue;
      if (wasBounded) throw refused('bounds within bounds', path);
      repeats += Math.max(Number(bound[1]), Number(bound[2] || 0));
      if (repeats > maxRepeats) throw refused(`more than ${maxRepeats} repeats`, path);
      groups[groups.length - 1] = true;
      at += bound[0].length - 1;
    }
  }
}

const refused = (what: string, path: string) =>
  new EngineError('limit-exceeded', `the pattern has ${what}`, path);

/** In a bracket expression, a `]` in the first position is one of the characters and does not end it. */
function endOfBrackets(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern[at] === '^') at += 1;
  if (pattern[at] === ']') at += 1;
  while (at < pattern.length && pattern[at] !== ']') {
    const named = /^\[[.:=].*?[.:=]\]/.exec(pattern.slice(at, at + 40));
    at += named ? named[0].length : pattern[at] === '\\' ? 2 : 1;
  }
  return at;
}

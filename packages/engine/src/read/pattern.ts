import { EngineError } from '../errors.ts';

/** All that the bounds of one pattern may repeat. */
const mostRepeats = 1_000;

/**
 * Refuses a regular expression (or one of SIMILAR TO) whose bounds stand within bounds, or repeat more than a thousand
 * times in all: PostgreSQL writes each repeat out, and `((.{1,200}){1,200}){1,20}` costs it seconds and gigabytes.
 * @throws EngineError `limit-exceeded`
 */
export function checkPattern(pattern: string, path: string): void {
  /** For each open group whether there is a bound in it; the pattern itself is the first. */
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
      // A group with bounds in it is itself a part with bounds.
      if (closedBounded) groups[groups.length - 1] = true;
    } else if (char === '{') {
      const bound = /^\{(\d+)(?:,(\d*))?\}/.exec(pattern.slice(at, at + 24));
      if (!bound) continue;
      if (wasBounded) throw refused('bounds within bounds', path);
      repeats += Math.max(Number(bound[1]), Number(bound[2] || 0));
      if (repeats > mostRepeats) throw refused(`more than ${mostRepeats} repeats`, path);
      groups[groups.length - 1] = true;
      at += bound[0].length - 1;
    }
  }
}

const refused = (what: string, path: string) =>
  new EngineError('limit-exceeded', `the pattern has ${what}`, path);

/** Where a bracket expression ends: a `]` that comes first is one of its characters. */
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

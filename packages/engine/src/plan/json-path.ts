import { EngineError } from '../errors.ts';
import type { Input } from '../read/input.ts';
import type { Operand } from './tree.ts';

/** `$.a['x'][0]` as the steps that PostgreSQL's `#>` takes. Constants only, since it is part of the plan. */
export function jsonPath(input: Input, at: string): Operand {
  if (input.is !== 'leaf' || input.source.from !== 'constant' || typeof input.source.value !== 'string') {
    throw new EngineError('not-supported', 'a json path is written in the document', `${at}.args.path`);
  }
  const text = input.source.value;
  const steps: string[] = [];
  const step = /^(?:\.?([A-Za-z_][\w-]*)|\[(\d+)\]|\['([^']*)'\]|\["([^"]*)"\])/;
  let rest = text.replace(/^\$/, '');
  while (rest !== '') {
    const match = step.exec(rest);
    if (!match) throw new EngineError('parse-failed', `parse json path error: ${text}`, `${at}.args.path`);
    steps.push(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    rest = rest.slice(match[0].length);
  }
  return { source: { from: 'constant', value: steps }, type: 'text', array: true };
}

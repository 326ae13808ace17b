import { EngineError } from '../errors.ts';

const step = /^(?:\.?([\p{L}\p{N}_-]+)|\.?\[(\d+)\]|\.?\[(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\])/u;

/**
 * The steps of a path such as `$.a['x'][0]`. A `$` or dot at the beginning is optional. @throws EngineError
 */
export function stepsOf(text: unknown, path: string): string[] {
  const steps: string[] = [];
  let rest = String(text).replace(/^\$/, '');
  while (rest !== '') {
    const match = step.exec(rest);
    if (!match) throw new EngineError('validation-failed', `parse json path error: ${String(text)}`, path);
    const [whole, name, index, single, double] = match;
    steps.push(name ?? index ?? (single ?? double ?? '').replace(/\\(.)/g, '$1'));
    rest = rest.slice(whole.length);
  }
  return steps;
}

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';
import type { World } from './world.ts';

/**
 * With `MUTANTS_PART=2/4`, a run tests every fourth mutant, starting with the second, so that four runs can
 * work in parallel.
 */
const [partNumber = 1, parts = 1] = (process.env.MUTANTS_PART ?? '1/1').split('/').map(Number);
/** With `MUTANTS_OF='row filter: .*saved_views'`, a run tests only matching mutants. */
const meant = new RegExp(process.env.MUTANTS_OF ?? '');
/**
 * With `MUTANTS_DONE=path`, killed mutants and their milliseconds are recorded in the file, and a resumed run
 * skips them.
 */
const done = process.env.MUTANTS_DONE;

const nameOf = ({ kind, name }: Mutant): string => `${kind}: ${name}`;

export function ofThisRun(all: readonly Mutant[]): readonly Mutant[] {
  const lines = done && existsSync(done) ? readFileSync(done, 'utf8').split('\n') : [];
  const already = new Set(lines.map((line) => line.split('\t')[1]));
  return all
    .filter((mutant) => meant.test(nameOf(mutant)))
    .filter((_, index) => index % parts === partNumber - 1)
    .filter((mutant) => !already.has(nameOf(mutant)));
}

/** @returns The mutants that survived or threw an error, and the expected survivors that were killed. */
export async function survivors(world: World, mutants: readonly Mutant[]): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const mutant of mutants) {
    const started = performance.now();
    const fault = await missing(world, mutant);
    if (fault) {
      missed.push(fault);
      console.log(`survived: ${fault}`);
    } else if (done) appendFileSync(done, `${Math.round(performance.now() - started)}\t${nameOf(mutant)}\n`);
  }
  return missed;
}

async function missing(world: World, mutant: Mutant): Promise<string | undefined> {
  const name = nameOf(mutant);
  try {
    const [found] = await mutant.faults(world);
    if (mutant.survivesBecause)
      return found && `${name}: killed, though it should survive because ${mutant.survivesBecause}: ${found}`;
    return found ? undefined : name;
  } catch (error) {
    return `${name}: broke: ${error instanceof Error ? error.message : error}`;
  }
}

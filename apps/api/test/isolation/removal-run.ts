import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Removal } from './removals.ts';
import type { World } from './world.ts';

/** `REMOVALS_PART=2/4`: of all removals every fourth, from the second on, for several runs beside each other. */
const [partNumber = 1, parts = 1] = (process.env.REMOVALS_PART ?? '1/1').split('/').map(Number);
/** `REMOVALS_OF='row filter: .*saved_views'`: those alone. */
const meant = new RegExp(process.env.REMOVALS_OF ?? '');
/** `REMOVALS_DONE=path`: what was noticed, and in how many milliseconds, is written there; a run that goes on leaves it out. */
const done = process.env.REMOVALS_DONE;

const nameOf = ({ kind, name }: Removal): string => `${kind}: ${name}`;

export function ofThisRun(all: readonly Removal[]): readonly Removal[] {
  const lines = done && existsSync(done) ? readFileSync(done, 'utf8').split('\n') : [];
  const already = new Set(lines.map((line) => line.split('\t')[1]));
  return all
    .filter((removal) => meant.test(nameOf(removal)))
    .filter((_, index) => index % parts === partNumber - 1)
    .filter((removal) => !already.has(nameOf(removal)));
}

/** Those of the removals that went unnoticed, and those that proved nothing, each with the reason. */
export async function unnoticed(world: World, removals: readonly Removal[]): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const removal of removals) {
    const started = performance.now();
    const fault = await missing(world, removal);
    if (fault) {
      missed.push(fault);
      console.log(`not noticed: ${fault}`);
    } else if (done) appendFileSync(done, `${Math.round(performance.now() - started)}\t${nameOf(removal)}\n`);
  }
  return missed;
}

async function missing(world: World, removal: Removal): Promise<string | undefined> {
  const name = nameOf(removal);
  try {
    const [found] = await removal.faults(world);
    if (removal.keptBy)
      return found && `${name}: noticed, though it is said that ${removal.keptBy}: ${found}`;
    return found ? undefined : name;
  } catch (error) {
    return `${name}: broke: ${error instanceof Error ? error.message : error}`;
  }
}

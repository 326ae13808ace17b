import type { ClinicSeed } from '../../organisation.ts';
import { burleigh } from './burleigh.ts';
import { manly } from './manly.ts';
import { mosman } from './mosman.ts';
import { parramatta } from './parramatta.ts';
import type { Practice } from './practice.ts';
import { southport } from './southport.ts';

export * from './practice.ts';

const practices: Readonly<Record<string, Practice>> = {
  MAN: manly,
  MOS: mosman,
  PAR: parramatta,
  BUR: burleigh,
  SOU: southport,
};

export function practiceOf({ code }: Pick<ClinicSeed, 'code'>): Practice {
  const practice = practices[code];
  if (!practice) throw new Error(`the demo does not say what clinic ${code} is`);
  return practice;
}

import type { Command } from '../define.ts';
import { reportInstrument, resolveInstrument, unreportInstrument } from './reports.ts';
import { saveInstrumentCount } from './save-instrument-count.ts';

export const instrumentCommands: readonly Command[] = [
  saveInstrumentCount,
  reportInstrument,
  unreportInstrument,
  resolveInstrument,
];

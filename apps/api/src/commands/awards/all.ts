import type { Command } from '../define.ts';
import { removeAwardRate, setAwardRate } from './award-rates.ts';
import { importMaster, importPayGuide } from './import-master.ts';

export const awardCommands: readonly Command[] = [
  setAwardRate,
  removeAwardRate,
  importMaster,
  importPayGuide,
];

import type { Command } from '../define.ts';
import { removeAwardRate, setAwardRate } from './award-rates.ts';
import { importPayGuide } from './import-pay-guide.ts';

export const awardCommands: readonly Command[] = [setAwardRate, removeAwardRate, importPayGuide];

import type { Command } from '../define.ts';
import { convertLead } from './convert-lead.ts';
import { assignLead, loseLead, moveLead, reopenLead } from './lead-commands.ts';

export const leadCommands: readonly Command[] = [moveLead, assignLead, loseLead, reopenLead, convertLead];

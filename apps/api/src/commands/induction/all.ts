import type { Command } from '../define.ts';
import { signInductionForm, submitInductionForm } from './fill-form.ts';
import { giveInductionPack } from './give-pack.ts';
import { saveInductionPack } from './save-pack.ts';

export const inductionCommands: readonly Command[] = [
  submitInductionForm,
  signInductionForm,
  saveInductionPack,
  giveInductionPack,
];

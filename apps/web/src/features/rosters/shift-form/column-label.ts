import { labelOf } from '@operatory/resource';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { ShiftDraft } from './shift-draft.ts';

const { fields = {} } = resourceOf('clinic_rosters');

export const labelOfColumn = (column: keyof ShiftDraft): string => labelOf(column, fields[column]);

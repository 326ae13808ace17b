import { late } from '#ui/late.ts';
import type { RosterPartProps, RosterParts } from './roster-slots.ts';

const PrintButton = late<RosterPartProps>(() => import('../print/print-button.tsx'));
const PublishButton = late<RosterPartProps>(() => import('../publish/publish-button.tsx'));

export const rosterParts: RosterParts = {
  buttons: [PrintButton, PublishButton],
  ShiftForm: null,
  MonthView: late(() => import('../month/month-view.tsx')),
};

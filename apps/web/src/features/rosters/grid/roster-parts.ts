import { late } from '#ui/late.ts';
import type { RosterPartProps, RosterParts } from './roster-slots.ts';

const CopyWeekButton = late<RosterPartProps>(() => import('../copy/copy-week-button.tsx'));
const TemplateButton = late<RosterPartProps>(() => import('../copy/template-button.tsx'));
const PrintButton = late<RosterPartProps>(() => import('../print/print-button.tsx'));
const PublishButton = late<RosterPartProps>(() => import('../publish/publish-button.tsx'));

export const rosterParts: RosterParts = {
  buttons: [CopyWeekButton, TemplateButton, PrintButton, PublishButton],
  ShiftForm: late(() => import('../shift-form/shift-form.tsx')),
  MonthView: late(() => import('../month/month-view.tsx')),
};

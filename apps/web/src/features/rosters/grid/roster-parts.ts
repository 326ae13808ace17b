import { lazyWithRetry } from '#ui/late.ts';
import type { RosterPartProps, RosterParts } from './roster-slots.ts';

const CopyWeekButton = lazyWithRetry<RosterPartProps>(() => import('../copy/copy-week-button.tsx'));
const TemplateButton = lazyWithRetry<RosterPartProps>(() => import('../copy/template-button.tsx'));
const PrintButton = lazyWithRetry<RosterPartProps>(() => import('../print/print-button.tsx'));
const PublishButton = lazyWithRetry<RosterPartProps>(() => import('../publish/publish-button.tsx'));

export const rosterParts: RosterParts = {
  buttons: [CopyWeekButton, TemplateButton, PrintButton, PublishButton],
  ShiftForm: lazyWithRetry(() => import('../shift-form/shift-form.tsx')),
  MonthView: lazyWithRetry(() => import('../month/month-view.tsx')),
};

import { Select, Stack, Text } from '@mantine/core';
import { weekOf } from '@operatory/domain';
import { useEffect, useState } from 'react';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { DialogFoot } from '#ui/dialog-foot.tsx';
import { rosterCountInWords } from '../roster-words.ts';
import { applyRosterTemplate, readTemplates } from './plan-preview.ts';
import { PlanSummary } from './plan-summary.tsx';
import { weekInWords } from './plan-words.ts';
import type { TemplateDialogProps } from './template-dialog.tsx';
import { useWeekPlan } from './use-week-plan.ts';
import { WeekInput } from './week-input.tsx';

/** Adds the shifts of a template to a week, after showing which ones are added or left out. */
export function ApplyTemplate({
  roster,
  week,
  date,
  onLocked,
  onClose,
}: TemplateDialogProps & { readonly onLocked: (locked: boolean) => void }) {
  const { clinic } = roster.range;
  const { data } = useQueryData(readTemplates, { clinic });
  const templates = data?.clinic_roster_templates;
  const [chosen, setChosen] = useState<string | null>(null);
  // A single template is preselected.
  const template = chosen ?? (templates?.length === 1 ? (templates[0]?.id ?? null) : null);
  const [to, setTo] = useState(weekOf(date));
  const { plan, failed, refetch } = useWeekPlan(clinic, to, { template });
  const [apply, applying] = useCommand(applyRosterTemplate, {
    success: ({ apply_roster_template }) =>
      `${rosterCountInWords(apply_roster_template.affected_rows, 'shift')} added to ${weekInWords(weekOf(to))}`,
    onThrough: () => {
      roster.refetch();
      onClose();
    },
  });
  useEffect(() => onLocked(applying), [applying, onLocked]);
  async function save() {
    if (!plan || plan.added === 0 || template === null) return;
    const { ok } = await apply({ template, to: weekOf(to), expected_added: plan.added });
    // The week or the template has probably changed, so the preview is read again.
    if (!ok) refetch();
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={16}>
        {templates?.length === 0 ? (
          <Text size="sm">This clinic has no templates yet. Save a week as one.</Text>
        ) : (
          <Select
            data-autofocus
            label="Template"
            withAsterisk
            allowDeselect={false}
            data={(templates ?? []).map(({ id, name, short_info }) => ({
              value: id,
              label: short_info ? `${name}, ${short_info}` : (name ?? ''),
            }))}
            value={template}
            onChange={setChosen}
          />
        )}
        <WeekInput label="To" value={to} onChange={setTo} />
        {template === null ? null : (
          <PlanSummary plan={plan} failed={failed} to={weekOf(to)} people={week.people} />
        )}
        <DialogFoot
          save={plan && plan.added > 0 ? `Add ${rosterCountInWords(plan.added, 'shift')}` : 'Add'}
          saving={applying}
          disabled={!plan || plan.added === 0}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

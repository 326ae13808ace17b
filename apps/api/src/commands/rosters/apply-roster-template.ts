import { mayOnRoster } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { assertRule } from '../refuse.ts';
import { viewerOf } from '../viewer.ts';
import { addWeek } from './add-week.ts';

export const applyRosterTemplate = defineCommand({
  name: 'apply_roster_template',
  description: 'Adds a template’s shifts to a week as drafts; what is there already is not added again.',
  input: z.object({
    clinic_roster_template_id: z.uuid(),
    to: z.iso.date(),
    expected_added: z.int().nullish(),
  }),
  returns: null,
  async run(run) {
    const { clinic_roster_template_id, to, expected_added } = run.input;
    const template = await run.db.clinic_roster_templates.findFirst({
      where: { id: clinic_roster_template_id },
      select: { clinic_id: true, status: true },
    });
    if (!template || !mayOnRoster(viewerOf(run.actor), template.clinic_id, 'ADD')) throw notFound();
    assertRule(template.status === 'ACTIVE', 'fill_valid_details');
    const { clinic_id } = template;
    return addWeek(run, { clinic_id, to, source: { clinic_roster_template_id }, expected_added });
  },
});

import {
  assignLead as assignRule,
  hasGrant,
  loseLead as loseRule,
  moveLead as moveRule,
  openLeadStatuses,
  reopenLead as reopenRule,
} from '@operatory/domain';
import { z } from 'zod';
import { granteesIn } from '../../rights/grantees.ts';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { changeLead, leadEvent, lockLead } from './lead-row.ts';

const returns = 'website_cms_leads';
const login = 'platform';

export const moveLead = defineCommand({
  name: 'move_lead',
  description: 'Moves an open lead forward.',
  input: z.object({ id: z.uuid(), status: z.enum(openLeadStatuses) }),
  returns,
  login,
  async run(run) {
    const { id, status } = run.input;
    const lead = await lockLead(run, id);
    requireOk(moveRule(lead.status, status));
    await changeLead(run.db, lead, run.actor.user_id, 'moved', { status });
    return { id };
  },
});

export const assignLead = defineCommand({
  name: 'assign_lead',
  description: 'Assigns an open lead to one of the platform’s people, or to nobody.',
  input: z.object({ id: z.uuid(), user_id: z.uuid().nullish() }),
  returns,
  login,
  async run(run) {
    const { id, user_id = null } = run.input;
    const lead = await lockLead(run, id);
    requireOk(assignRule(lead.status));
    if (user_id !== null) {
      const person = (await granteesIn(run.db, run.actor.client_id, [user_id])).get(user_id);
      const reads = person?.roleGrants.some(({ grants }) => hasGrant(grants, 'leads', 'VIEW'));
      assertRule(reads === true, 'fill_valid_details');
    }
    if (lead.assigned_to_user_id === user_id) return { id };
    await changeLead(run.db, lead, run.actor.user_id, 'assigned', { assigned_to_user_id: user_id });
    if (user_id !== null) run.emit(leadEvent('lead_assigned', { ...lead, assigned_to_user_id: user_id }, {}));
    return { id };
  },
});

export const loseLead = defineCommand({
  name: 'lose_lead',
  description: 'Marks an open lead as lost, with the reason.',
  input: z.object({ id: z.uuid(), reason: z.string().trim().max(500) }),
  returns,
  login,
  async run(run) {
    const { id, reason } = run.input;
    const lead = await lockLead(run, id);
    requireOk(loseRule(lead.status));
    assertRule(reason !== '', 'reason_required');
    await changeLead(
      run.db,
      lead,
      run.actor.user_id,
      'lost',
      { status: 'LOST', lost_reason: reason },
      reason,
    );
    return { id };
  },
});

export const reopenLead = defineCommand({
  name: 'reopen_lead',
  description: 'Opens a lost lead again, as new.',
  input: z.object({ id: z.uuid() }),
  returns,
  login,
  async run(run) {
    const { id } = run.input;
    const lead = await lockLead(run, id);
    requireOk(reopenRule(lead.status));
    await changeLead(run.db, lead, run.actor.user_id, 'reopened', { status: 'NEW', lost_reason: null });
    return { id };
  },
});

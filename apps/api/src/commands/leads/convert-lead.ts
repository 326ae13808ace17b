import { convertLead as convertRule, mayAddClients } from '@operatory/domain';
import { z } from 'zod';
import { addClient } from '../clients/add-client.ts';
import { clientInput, newClientOf } from '../clients/client-input.ts';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { changeLead, leadEvent, lockLead } from './lead-row.ts';

export const convertLead = defineCommand({
  name: 'convert_lead',
  description: 'Makes a client of an open lead, as create_client does.',
  input: z.object({ id: z.uuid(), ...clientInput }),
  returns: 'clients',
  login: 'platform',
  async run(run) {
    const { actor, db, input, now } = run;
    const lead = await lockLead(run, input.id);
    requireOk(mayAddClients(actor));
    requireOk(convertRule(lead.status));
    const client = await newClientOf(run, input);
    const { id } = await addClient(db, actor, client);
    await changeLead(db, lead, actor.user_id, 'converted', {
      status: 'CONVERTED',
      converted_client_id: id,
      converted_at: now,
    });
    const { account_manager_user_id } = client;
    run.emit(leadEvent('lead_converted', lead, { account_manager_user_id }));
    return { id };
  },
});

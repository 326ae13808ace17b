import { mayAddClients } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { requireOk } from '../refuse.ts';
import { addClient } from './add-client.ts';
import { clientInput, newClientOf } from './client-input.ts';

export const createClient = defineCommand({
  name: 'create_client',
  description: 'Makes a client with its first client admin, who is invited by email, and starts its plan.',
  input: z.object(clientInput),
  returns: 'clients',
  login: 'platform',
  async run(run) {
    const { actor, db, input } = run;
    requireOk(mayAddClients(actor));
    const { id } = await addClient(db, actor, await newClientOf(run, input));
    run.record('audit_log', {
      action: 'client_created',
      table_name: 'clients',
      row_id: id,
      from_value: {},
      to_value: { name: input.name, sub_domain: input.sub_domain },
    });
    return { id };
  },
});

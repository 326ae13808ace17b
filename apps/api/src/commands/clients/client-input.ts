import { register, signUpFields, stateOf } from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';
import { Refusal } from '../../errors/refusal.ts';
import type { CommandContext } from '../define.ts';
import { refused } from '../refuse.ts';
import { countActivePeople } from '../users/people.ts';
import type { NewClient } from './add-client.ts';

const words = z.string().trim();

export const clientInput = {
  name: words,
  business_name: words.nullish(),
  sub_domain: words,
  package_id: z.int(),
  team_id: z.int(),
  coupon_code: words.nullish(),
  state: words,
  admin: z.object({
    first_name: words,
    last_name: words,
    email: words.toLowerCase(),
    phone: words.nullish(),
  }),
  abn: words.nullish(),
  account_manager_user_id: z.uuid().nullish(),
  client_source_id: z.uuid().nullish(),
};
type ClientInput = z.output<z.ZodObject<typeof clientInput>>;

const clientFields = register.find(({ table }) => table === 'clients')?.fields ?? {};

/**
 * Checks the values with the same messages as the forms. The account manager must be one of the platform's
 * people.
 */
export async function newClientOf(
  at: Pick<CommandContext, 'db' | 'actor'>,
  input: ClientInput,
): Promise<NewClient> {
  const { admin, account_manager_user_id = null } = input;
  const state = stateOf(input.state);
  const { first_name, last_name, email, abn } = signUpFields;
  const checked = [
    ['name', { ...clientFields['name'], ...signUpFields.organisation, label: 'Name' }, input.name],
    ['business_name', clientFields['business_name'], input.business_name],
    ['state', signUpFields.state, state],
    ['abn', abn, input.abn],
    ['admin.first_name', first_name, admin.first_name],
    ['admin.last_name', last_name, admin.last_name],
    ['admin.email', email, admin.email],
    ['admin.phone', { ...signUpFields.phone, required: false }, admin.phone],
  ] as const;
  for (const [name, field, value] of checked) {
    const problem = field && validate(name.split('.').at(-1) ?? name, field, value, {});
    if (problem) throw new Refusal('invalid', problem, `$.args.${name}`);
  }
  if (account_manager_user_id && (await countActivePeople(at, [account_manager_user_id])) === 0)
    throw refused('fill_valid_details');
  return {
    name: input.name,
    business_name: input.business_name || null,
    sub_domain: input.sub_domain,
    state,
    abn: input.abn || null,
    package_id: input.package_id,
    team_id: input.team_id,
    coupon_code: input.coupon_code || null,
    account_manager_user_id,
    client_source_id: input.client_source_id ?? null,
    admin: { ...admin, phone: admin.phone || null, isVerified: false },
  };
}

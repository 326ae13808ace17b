import { beforeAll, describe, expect, test } from 'vitest';
import { inductionNight } from '../../src/jobs/induction-nights.ts';
import type { Person } from '../support/person.ts';
import { north } from '../support/server.ts';
import { addForm, fills, type Induction, progress, type Sql, startInduction } from './induction-world.ts';

let server: Induction['server'];
let people: Induction['people'];
let sql: Sql;
const { users } = north;

beforeAll(async () => {
  ({ server, people, sql } = await startInduction());
});

const only = new Set([north.client]);

describe('a pack', () => {
  test('is counted for new starters until it is finished, even if there are 600', async () => {
    const { admin, worker } = people;
    const form = await addForm(sql, { is_signature_required: false });
    await sql('delete from induction_pack_assignments where client_id = $1', [north.client]);
    const starters = async (by: Person, args = '') => {
      const { new_starters } = await by.must<{
        new_starters: { count: number; packs: { pack_name: string }[] };
      }>(`{ new_starters${args} { count packs { pack_name user_id } } }`);
      return new_starters;
    };
    await sql(
      `with packs as (insert into induction_packs (client_id, name, form_ids)
         select $1, 'Many ' || n, array[$2::uuid] from generate_series(1, 600) n returning id, name, form_ids)
       insert into induction_pack_assignments (client_id, induction_pack_id, user_id, form_ids, due_date)
       select $1, id, $3, form_ids, case name when 'Many 77' then current_date - 1 else current_date + 9 end from packs`,
      [north.client, form.id, users.worker],
    );
    expect(await starters(admin)).toMatchObject({ count: 600, packs: { length: 6 } });
    expect((await starters(admin)).packs[0]).toMatchObject({ pack_name: 'Many 77' });
    expect((await starters(admin, '(limit: 100)')).packs).toHaveLength(100);
    expect(await starters(people.helper)).toEqual({ count: 0, packs: [] });
    expect(await progress(worker, users.worker)).toHaveLength(600);
    expect(await fills(worker, form.id, { [form.question]: 'None' })).toBeNull();
    expect(await starters(admin)).toEqual({ count: 0, packs: [] });
  });

  test('is assigned once to people who start after it applies to new starters', async () => {
    const form = await addForm(sql);
    const pack = {
      name: 'Starters',
      form_ids: [form.id],
      for_new_starters: true,
      role_names: ['client_employee'],
    };
    expect(await people.admin.refusal('save_induction_pack', pack)).toBeNull();
    const got = async () =>
      (
        await sql(
          `select a.user_id from induction_pack_assignments a join induction_packs p on p.id = a.induction_pack_id
           where p.name = 'Starters'`,
        )
      ).map(({ user_id }) => user_id);
    const night = async () => expect([...(await inductionNight(server.context, { only }))]).toEqual([]);
    await night();
    expect(await got()).toEqual([]);
    await sql(
      "update induction_packs set for_new_starters = false, created_at = '2000-01-01' where name = 'Starters'",
    );
    await sql("update induction_packs set for_new_starters = true where name = 'Starters'");
    await night();
    expect(await got()).toEqual([]);
    await sql("update users set created_at = now() + '1 hour' where id = $1", [users.helper]);
    await sql("update users set created_at = '1999-01-01' where client_id = $1 and id <> $2", [
      north.client,
      users.helper,
    ]);
    await night();
    await night();
    expect(await got()).toEqual([users.helper]);
  });
});

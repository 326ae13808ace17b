import { documentWorld, pins } from '../documents/document-world.ts';
import { addForm, submission } from '../induction/induction-world.ts';
import { north } from '../support/server.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';

const { users } = north;
const audited = (arena: Arena, row: string, action: string) => () =>
  arena.count('select count(*) from audit_log where row_id = $1 and action = $2', [row, action]);

async function begun({ sql }: Arena, status: 'DRAFT' | 'SUBMITTED') {
  const form = await addForm(sql);
  await sql(
    `insert into induction_form_submissions (client_id, induction_form_id, user_id, status, asked, submitted_at)
     values ($1, $2, $3, $4::induction_submission_status, case when $4 = 'DRAFT' then null else $5::jsonb end,
       case when $4 = 'DRAFT' then null else now() end)`,
    [north.client, form.id, users.worker, status, JSON.stringify(form.asked)],
  );
  return { form, id: String((await submission(sql, form.id, users.worker)).id) };
}

export const inductionRaces: Readonly<Record<string, PrepareRace>> = {
  async submit_induction_form(arena, { worker: by }) {
    const { form, id } = await begun(arena, 'DRAFT');
    return {
      call: () => ({
        by,
        values: { induction_form_id: form.id, submission_id: id, version: 1, is_final: false },
      }),
      winners: 1,
      losers: 'This form has changed since. Reload it to continue.',
      done: () => arena.count('select version - 1 from induction_form_submissions where id = $1', [id]),
      all: 1,
    };
  },
  async 'submit_induction_form without a draft'(arena, { worker: by }) {
    const { id, shown } = await addForm(arena.sql, { required: false });
    const values = { induction_form_id: id, shown, is_final: true };
    return {
      call: () => ({ by, values }),
      winners: 1,
      losers: 'Sign the form that you have submitted first',
      done: () =>
        arena.count('select count(*) from induction_form_submissions where induction_form_id = $1', [id]),
      all: 1,
    };
  },
  async sign_induction_form(arena, { worker: by }) {
    await documentWorld(async (text, values) => arena.sql(text, values));
    const { id } = await begun(arena, 'SUBMITTED');
    return {
      call: () => ({
        by,
        values: {
          id,
          version: 1,
          method: 'PIN',
          secret: pins.worker,
          typed_name: 'Raced',
          consent: true,
        },
      }),
      winners: 1,
      losers: 'This form is signed and can’t be changed. Fill it in again instead.',
      done: audited(arena, id, 'signed'),
      all: 1,
    };
  },
  async save_induction_pack(arena, { admin: by }) {
    const { id } = await addForm(arena.sql);
    const name = `Pack ${id}`;
    return {
      call: () => ({ by, values: { name, form_ids: [id] } }),
      winners: 1,
      losers: 'Another pack has this name. Choose a different one.',
      done: () => arena.count('select count(*) from induction_packs where name = $1', [name]),
      all: 1,
    };
  },
  async give_induction_pack(arena, { admin: by }) {
    const { id } = await addForm(arena.sql);
    const [pack] = await arena.sql(
      'insert into induction_packs (client_id, name, form_ids) values ($1, $2, $3) returning id',
      [north.client, `Pack ${id}`, [id]],
    );
    return {
      call: () => ({ by, values: { induction_pack_id: pack?.id, user_ids: [users.worker] } }),
      done: () =>
        arena.count('select count(*) from induction_pack_assignments where induction_pack_id = $1', [
          pack?.id,
        ]),
      all: 1,
    };
  },
  async verify_user_qualification(arena, { admin: by }) {
    const [row] = await arena.sql(
      `insert into user_qualifications (client_id, user_id, name) values ($1, $2, 'Raced')
       returning id, to_json(updated_at) #>> '{}' as updated_at`,
      [north.client, users.worker],
    );
    const id = String(row?.id);
    return {
      call: () => ({ by, values: { id, updated_at: row?.updated_at } }),
      winners: 1,
      losers: 'This credential is already verified',
      done: audited(arena, id, 'verified'),
      all: 1,
    };
  },
};

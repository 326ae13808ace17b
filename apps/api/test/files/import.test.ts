import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browserAt, signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';

let world: World;
let admin: Browser;
let staff: Browser;
beforeAll(async () => {
  world = await makeWorld();
  admin = await signedIn(world.app, world.acme, 'admin');
  staff = await signedIn(world.app, world.acme, 'staff');
});

type Row = Record<string, unknown>;
const send = (browser: Browser, key: string, rows: readonly Row[], table = 'clinic_contacts') =>
  browser.post('utils/import-rows', { table, key, rows });
const counted = async (pattern: string, table = 'clinic_contacts') =>
  Number(
    (await world.root.query(`select count(*)::int as n from ${table} where name like $1`, [pattern])).rows[0]
      .n,
  );
const contact = (name: string, more: Row = {}): Row => ({
  clinic_id: world.acme.clinics[0],
  name,
  phone: '02 9000 0000',
  ...more,
});

describe('import', () => {
  test('reports 137 invalid rows of 10,000 by position, and adds the rest only once even when sent again', async () => {
    const wrong: readonly ((row: Row) => Row)[] = [
      (row) => ({ ...row, name: `${row['name']} with a name that is too long` }),
      (row) => ({ ...row, phone: 'none' }),
      (row) => ({ ...row, clinic_id: world.bravo.clinics[0] }),
      (row) => ({ ...row, clinic_contact_type_id: '0195aaaa-0000-7000-8000-000000000001' }),
      (row) => ({ ...row, status: 'NOWHERE' }),
      ({ name: _, ...row }) => row,
    ];
    const places = new Set(Array.from({ length: 137 }, (_, n) => (n * 73 + 5) % 10_000));
    const rows = Array.from({ length: 10_000 }, (_, n) => {
      const row = contact(`Import ${n}`);
      return places.has(n) ? (wrong[n % wrong.length]?.(row) ?? row) : row;
    });
    const refused: number[] = [];
    let added = 0;
    for (let from = 0; from < rows.length; from += 200) {
      const part = rows.slice(from, from + 200);
      const once = () => send(admin, `many ${from}`, part);
      // Some parts are sent twice at once, as when a connection breaks before the response.
      const [first, again] = from % 600 === 0 ? await Promise.all([once(), once()]) : [await once()];
      expect(first.status).toBe(200);
      if (again) expect(again.body).toEqual(first.body);
      const outcome = first.body as unknown as {
        added: number;
        refused: { index: number; message: string }[];
      };
      added += outcome.added;
      refused.push(...outcome.refused.map(({ index }) => from + index));
    }
    expect(added).toBe(9_863);
    expect(refused.sort((a, b) => a - b)).toEqual([...places].sort((a, b) => a - b));
    expect(await counted('Import %')).toBe(9_863);
  }, 120_000);

  test('gives the reason for each row, with the form’s message where there is one', async () => {
    const { body } = await send(admin, 'why', [
      contact('Why a name that is far too long for it'),
      contact('Why not'),
      contact('Why', { created_by_user_id: world.acme.users.owner.id }),
    ]);
    expect(body).toMatchObject({
      added: 1,
      refused: [
        { index: 0, code: 'validation-failed', message: 'should accept up to 30 characters' },
        { index: 2, code: 'validation-failed' },
      ],
    });
    expect(await counted('Why%')).toBe(1);
  });

  test('refuses the later of two conflicting rows', async () => {
    const level = (name: string) => ({ name });
    const { body } = await send(
      admin,
      'twice',
      [level('Import A'), level('Import B'), level('Import A')],
      'client_task_levels',
    );
    expect(body).toMatchObject({ added: 2, refused: [{ index: 2, code: 'constraint-violation' }] });
    expect(await counted('Import %', 'client_task_levels')).toBe(2);
  });

  test('refuses users who may not add rows, and a key that belongs to another request', async () => {
    expect((await send(browserAt(world.app, world.acme), 'x', [contact('Nobody')])).status).toBe(401);
    expect((await send(admin, 'x', [contact('Nobody')], 'user_credentials')).status).toBe(400);
    expect((await send(admin, 'x', [{ action: 'x' }], 'audit_log')).status).toBe(403);
    const { body } = await send(staff, 'x', [{ name: 'Nobody' }], 'client_task_levels');
    expect(body).not.toMatchObject({ added: 1 });
    expect(await counted('Nobody%', 'client_task_levels')).toBe(0);
    expect((await send(admin, 'mine', [contact('Once')])).body).toMatchObject({ added: 1 });
    expect((await send(admin, 'mine', [contact('Twice')])).status).toBe(409);
    expect(
      (
        await send(
          admin,
          'many',
          Array.from({ length: 201 }, () => contact('Many')),
        )
      ).status,
    ).toBe(400);
    expect(await counted('Twice')).toBe(0);
  });
});

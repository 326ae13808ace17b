import { beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../support/person.ts';
import { eventually, startTestServer, type TestServer } from '../support/server.ts';
import { signUpForm, visitor } from '../support/sign-up.ts';

let server: TestServer;
let owner: Person;
let sales: Person;
beforeAll(async () => {
  server = await startTestServer({ SELF_SIGN_UP: 'off' });
  const staff = (name: string) => Person.signIn(server.port, 'superadmin', `${name}@operatory.example`);
  [owner, sales] = await Promise.all([staff('owner'), staff('marcus.lim')]);
});
const rows = async (text: string, values: unknown[] = []) => (await server.root.query(text, values)).rows;
const lead = async (more: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const row = { name: 'Ada Ng', email: 'ada@leads.example', status: 'NEW', ...more };
  const [made] = await rows(
    `insert into website_cms_leads (name, email, status, lost_reason, assigned_to_user_id)
     select name, email, status, lost_reason, assigned_to_user_id from jsonb_populate_record(null::website_cms_leads, $1) returning id`,
    [row],
  );
  return made.id;
};
const newClient = (sub_domain: string) => ({
  name: 'Made by staff',
  sub_domain,
  package_id: 2,
  team_id: 2,
  state: 'QLD',
  admin: { first_name: 'Bea', last_name: 'Ito', email: `bea@${sub_domain}.example` },
});

describe('without self sign-up', () => {
  test('a form becomes a lead and notifies sales, and a second form of the same person is added to it as a note', async () => {
    const form = signUpForm({
      message: 'How much for five clinics?',
      utm: { source: 'Search', medium: 'cpc' },
    });
    const { get, post } = visitor(server);
    expect((await get('website')).body['self_sign_up']).toBe(false);
    expect(await post('sign-up', form)).toEqual({ status: 200, body: { state: 'enquired' } });
    await post('enquiry', {
      name: 'Ada',
      email: `second.${form.email}`,
      phone: String(form['phone']).replace(/^0/, '+61 '),
      message: 'Still interested',
    });
    expect(
      await rows(
        `select l.status, l.kind, l.package_id, s.campaign_source,
           array(select h.note from website_cms_lead_history h where h.website_cms_lead_id = l.id order by h.id) as notes
         from website_cms_leads l left join website_cms_lead_sources s on s.id = l.website_cms_lead_source_id
         where l.email in ($1, $2)`,
        [form.email, `second.${form.email}`],
      ),
    ).toEqual([
      {
        status: 'NEW',
        kind: 'REGISTER',
        package_id: 1,
        campaign_source: 'Search',
        notes: ['How much for five clinics?', 'Still interested'],
      },
    ]);
    const heard = await eventually(
      () =>
        rows(
          "select u.email from user_notifications n join users u on u.id = n.user_id where n.title like 'New lead%'",
        ),
      (found) => found.length > 0,
    );
    expect(heard).toEqual([{ email: 'marcus.lim@operatory.example' }]);
  });
});

describe('leads', () => {
  test('move forward, are lost with a reason and reopened, each with a line of history', async () => {
    const id = await lead();
    expect(await sales.refusal('move_lead', { id, status: 'CONTACTED' })).toBeNull();
    expect(await sales.refusal('move_lead', { id, status: 'NEW' })).toBe('A lead can only move forward');
    expect(await sales.refusal('lose_lead', { id, reason: ' ' })).toBe('Reason is required');
    expect(await sales.refusal('lose_lead', { id, reason: 'Too dear' })).toBeNull();
    expect(await owner.refusal('convert_lead', { id, ...newClient('lostlead') })).toBe(
      'This lead is lost. Reopen it first.',
    );
    expect(await sales.refusal('reopen_lead', { id })).toBeNull();
    expect(
      await rows(
        'select action, note from website_cms_lead_history where website_cms_lead_id = $1 order by created_at, id',
        [id],
      ),
    ).toEqual([
      { action: 'moved', note: null },
      { action: 'lost', note: 'Too dear' },
      { action: 'reopened', note: null },
    ]);
  });

  test('are assigned to people who read leads, and are not changed by other salespeople', async () => {
    const [me] = await rows("select id from users where email = 'marcus.lim@operatory.example'");
    const [boss] = await rows("select id from users where email = 'owner@operatory.example'");
    const id = await lead();
    expect(await owner.refusal('assign_lead', { id, user_id: me.id })).toBeNull();
    expect(await sales.refusal('move_lead', { id, status: 'QUALIFIED' })).toBeNull();
    expect(await owner.refusal('assign_lead', { id, user_id: boss.id })).toBeNull();
    expect(await sales.refusal('move_lead', { id, status: 'QUALIFIED' })).toBe('Not found');
    const [stranger] = await rows('select id from users where client_id <> $1 limit 1', [
      '00000000-0000-7000-8000-000000000001',
    ]);
    expect(await owner.refusal('assign_lead', { id, user_id: stranger.id })).toBe(
      'Please Fill Valid Details',
    );
  });

  test('become clients with an invited admin', async () => {
    const id = await lead({ status: 'QUALIFIED' });
    expect(await owner.refusal('convert_lead', { id, ...newClient('converted') })).toBeNull();
    expect(await owner.refusal('convert_lead', { id, ...newClient('converted2') })).toBe(
      'This lead is already a client',
    );
    const [made] = await rows(
      `select c.sub_domain, c.zone, u.profile_status, u.verified_at, l.status,
         (select count(*)::int from outbox o where o.client_id = c.id and o.event = 'user_invited') as invited
       from website_cms_leads l join clients c on c.id = l.converted_client_id join users u on u.client_id = c.id where l.id = $1`,
      [id],
    );
    expect(made).toEqual({
      sub_domain: 'converted',
      zone: 'Australia/Brisbane',
      profile_status: 'INVITED',
      verified_at: null,
      status: 'CONVERTED',
      invited: 1,
    });
  });
});

describe('clients', () => {
  test('can be added only by staff with that right', async () => {
    expect(await owner.refusal('create_client', newClient('bystaff'))).toBeNull();
    expect(await owner.refusal('create_client', newClient('ByStaff'))).toBe(
      'This address is already in use. Choose another.',
    );
    const support = await Person.signIn(server.port, 'superadmin', 'bridie.walsh@operatory.example');
    expect(await support.refusal('create_client', newClient('bysupport'))).toBe(
      'You Do not have Permission To Perform This Action',
    );
    const admin = await server.signIn('north', 'admin');
    expect(await admin.refusal('create_client', newClient('bynorth'))).toBe(
      'You Do not have Permission To Perform This Action',
    );
  });

  test('that are closed sign out all their users, who can sign in again once the client is open', async () => {
    const admin = await server.signIn('south', 'admin');
    const [south] = await rows("select id from clients where sub_domain = 'south'");
    const set = (status: string, reason: string) =>
      owner.refusal('set_client_status', { id: south.id, status, reason });
    expect(await set('INACTIVE', '')).toBe('Reason is required');
    expect(await set('INACTIVE', 'Contract ended')).toBeNull();
    expect(
      await rows('select 1 from sessions where client_id = $1 and ended_at is null', [south.id]),
    ).toEqual([]);
    await eventually(
      async () => (await admin.post({ query: '{ me { role } }' })).status,
      (status) => status === 401,
    );
    // The answer must be the same as for an organisation that never existed.
    await expect(server.signIn('south', 'worker')).rejects.toThrow('404');
    expect(await set('ACTIVE', 'Signed again')).toBeNull();
    await server.signIn('south', 'worker');
    expect(
      await rows(
        `select action, to_value->>'reason' as reason from audit_log
         where client_id = $1 and action like 'client_%' order by created_at, id`,
        [south.id],
      ),
    ).toEqual([
      { action: 'client_closed', reason: 'Contract ended' },
      { action: 'client_opened', reason: 'Signed again' },
    ]);
    const platform = '00000000-0000-7000-8000-000000000001';
    expect(await owner.refusal('set_client_status', { id: platform, status: 'INACTIVE', reason: 'No' })).toBe(
      "The platform's own organisation can't be changed here",
    );
  });
});

import { Person } from '../support/person.ts';
import { rivals } from '../support/race.ts';
import type { Arena } from './arena.ts';
import type { PrepareRace } from './command-races.ts';

let number = 0;
const fresh = () => `raced${++number}`;
const owner = ({ portOf }: Arena): Promise<Person> =>
  Person.signIn(portOf(0), 'superadmin', 'owner@operatory.example');

const client = (sub_domain: string) => ({
  name: 'Raced',
  sub_domain,
  package_id: 1,
  team_id: 1,
  state: 'NSW',
  admin: { first_name: 'Ada', last_name: 'Ng', email: `ada@${sub_domain}.example` },
});

async function addLead({ sql }: Arena, status = 'NEW'): Promise<string> {
  const [row] = await sql(
    `insert into website_cms_leads (name, email, status, lost_reason)
     values ('Raced', $1, $2::text::website_cms_lead_status, case $2::text when 'LOST' then 'Dear' end) returning id`,
    [`${fresh()}@leads.example`, status],
  );
  return String(row?.id);
}
const history =
  ({ count }: Arena, lead: string, action: string) =>
  () =>
    count('select count(*) from website_cms_lead_history where website_cms_lead_id = $1 and action = $2', [
      lead,
      action,
    ]);

const ofLead =
  (status: string, action: string, values: (id: string) => Readonly<Record<string, unknown>>): PrepareRace =>
  async (arena) => {
    const by = await owner(arena);
    const id = await addLead(arena, status);
    return { call: () => ({ by, values: values(id) }), winners: 1, done: history(arena, id, action), all: 1 };
  };

/** Only clients with a user and a plan are counted, because others would be incomplete. */
const made = ({ count }: Arena, sub: string) =>
  count(
    `select count(*) from clients c join users u on u.client_id = c.id join user_subscriptions s on s.client_id = c.id
     where c.sub_domain like $1 || '%'`,
    [sub],
  );

export const clientRaces: Readonly<Record<string, PrepareRace>> = {
  /** All requests are for the same sub-domain. */
  async create_client(arena) {
    const by = await owner(arena);
    const sub = fresh();
    return { call: () => ({ by, values: client(sub) }), winners: 1, done: () => made(arena, sub), all: 1 };
  },
  async convert_lead(arena) {
    const by = await owner(arena);
    const id = await addLead(arena, 'QUALIFIED');
    const sub = `${fresh()}-`;
    return {
      call: (n) => ({ by, values: { id, ...client(`${sub}${n}`) } }),
      winners: 1,
      done: () => made(arena, sub),
      all: 1,
    };
  },
  move_lead: ofLead('NEW', 'moved', (id) => ({ id, status: 'CONTACTED' })),
  lose_lead: ofLead('NEW', 'lost', (id) => ({ id, reason: 'Dear' })),
  reopen_lead: ofLead('LOST', 'reopened', (id) => ({ id })),
  async assign_lead(arena) {
    const by = await owner(arena);
    const id = await addLead(arena);
    const [person] = await arena.sql("select id from users where email = 'marcus.lim@operatory.example'");
    return {
      call: () => ({ by, values: { id, user_id: String(person?.id) } }),
      winners: rivals,
      done: history(arena, id, 'assigned'),
      all: 1,
    };
  },
  async set_client_status(arena) {
    const by = await owner(arena);
    const [row] = await arena.sql(
      "insert into clients (name, sub_domain) values ('Raced', $1) returning id",
      [fresh()],
    );
    const id = String(row?.id);
    return {
      call: () => ({ by, values: { id, status: 'INACTIVE', reason: 'Raced' } }),
      winners: rivals,
      done: () =>
        arena.count("select count(*) from audit_log where row_id = $1 and action = 'client_closed'", [id]),
      all: 1,
    };
  },
};

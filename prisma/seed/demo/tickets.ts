import { daysFrom } from '../organisation.ts';
import { idOf, insert } from '../sql.ts';
import { staff } from '../staff.ts';
import type { DemoFeature } from './feature.ts';

interface Story {
  readonly name: string;
  readonly priority: string;
  readonly opened: number;
  readonly closed?: number;
  /** The client and the platform's support write in turn, beginning with the client. */
  readonly talk: readonly string[];
}
const stories: readonly Story[] = [
  {
    name: 'A supplier does not get our orders',
    priority: 'HIGH',
    opened: -3,
    talk: [
      'Our new supplier says the mail with the order link never came. Can you see whether it was sent?',
      'It was sent and refused by their mail server. Could you check the address with them? There is a full stop at its end.',
      'That was it. Thank you, we have sent it again.',
    ],
  },
  {
    name: 'Printing the roster for the staff room',
    priority: 'LOW',
    opened: -12,
    closed: -10,
    talk: [
      'Is there a way to print the week on one page?',
      'Yes: open the roster, choose the week, then Print. It fits one A4 page for up to fifteen people.',
    ],
  },
];

/** Adds the tickets of clients whose plan has support. */
export const seedTickets: DemoFeature = async (sql, { seed, people, now }) => {
  const admin = people.find(({ role }) => role === 'client_admin');
  const support = staff.find(({ role }) => role === 'support_executive');
  if (seed.packageId < 2 || !admin || !support) return;
  const at = (opened: number, step: number) =>
    new Date(new Date(daysFrom(now, opened)).getTime() + step * 3_600_000).toISOString();
  await insert(
    sql,
    'support_tickets',
    stories.map(({ name, priority, opened, closed, talk }, index) => ({
      id: idOf(seed.id, 'ticket', name),
      client_id: seed.id,
      short_id: index + 1,
      name,
      priority,
      status: closed ? 'CLOSED' : talk.length % 2 ? 'OPEN' : 'ANSWERED',
      created_by_user_id: admin.id,
      last_message_at: at(opened, talk.length - 1),
      closed_at: closed ? daysFrom(now, closed) : null,
      version: 1,
      created_at: at(opened, 0),
    })),
  );
  await sql(`insert into app.counters values ($1, 'support_tickets', $2) on conflict do nothing`, [
    seed.id,
    stories.length,
  ]);
  await insert(
    sql,
    'support_ticket_messages',
    stories.flatMap(({ name, opened, talk }) =>
      talk.map((message, step) => ({
        id: idOf(seed.id, 'ticket', name, String(step)),
        client_id: seed.id,
        support_ticket_id: idOf(seed.id, 'ticket', name),
        user_id: step % 2 ? null : admin.id,
        author_name: step % 2 ? `${support.first} ${support.last}` : `${admin.first} ${admin.last}`,
        message,
        message_type: 'TEXT',
        attachments: [],
        created_at: at(opened, step),
      })),
    ),
  );
};

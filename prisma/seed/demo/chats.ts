import { daysFrom } from '../organisation.ts';
import { idOf, insert, type Row } from '../sql.ts';
import type { DemoFeature, DemoPerson } from './feature.ts';

/** Talks of two people, who write in turn. `unread` is the number of unread messages at the end. */
const talks: readonly {
  readonly days: number;
  readonly unread: number;
  readonly lines: readonly string[];
}[] = [
  {
    days: 0.2,
    unread: 1,
    lines: [
      'Could you take my 3 pm? My daughter is sick and I have to pick her up.',
      'Of course. Is it the crown for Mrs Abbott?',
      'Yes, the lab work is in the drawer in Surgery 1. Thank you!',
    ],
  },
  {
    days: 1.1,
    unread: 0,
    lines: [
      'The autoclave shows error 21 again.',
      'Turn it off for ten minutes, then run an empty cycle. I call the service at eight.',
      'The empty cycle went through.',
      'Good. They come on Thursday all the same.',
    ],
  },
  {
    days: 2.4,
    unread: 2,
    lines: [
      'Have you seen the new recall letters?',
      'Not yet. Where are they?',
      'In Documents, under Checklists. I would like your opinion before Friday.',
      'And the names of three patients whom we could try them on.',
    ],
  },
  { days: 5, unread: 0, lines: ['Your parcel is at the front desk.', 'On my way.'] },
];
const groupLines = [
  'Good morning all. Dr Chen runs fifteen minutes late, please tell her first patient.',
  'Done, they wait in the café.',
  'We are out of size M gloves in the second surgery.',
  'Two boxes are in the storeroom, I bring them.',
  'Who has the key of the X-ray cupboard?',
  'It hangs where it should. Behind the door!',
  'Thank you. I looked everywhere else.',
];

/**
 * In a chat of two people, the line `replyStep` replies to line 0. In a group, the line `boxesStep`
 * mentions the writer of the line before it.
 */
const [replyStep, boxesStep] = [2, 3] as const;

export const seedChats: DemoFeature = async (sql, tenant) => {
  const { seed, now, people, staffOf, leadersOf, clinicId } = tenant;
  const admin = people.find(({ role }) => role === 'client_admin');
  const [home] = seed.clinics;
  if (!admin || !home) return;
  const at = (days: number, minutes: number) =>
    new Date(new Date(daysFrom(now, -days)).getTime() + minutes * 60_000).toISOString();
  const bells: Row[] = [];
  const ring = (
    user: DemoPerson,
    sender: DemoPerson,
    title: string,
    body: string,
    group_id: string | null,
    when: string,
  ) =>
    bells.push({
      id: idOf(seed.id, 'bell', user.id, group_id ?? sender.id),
      client_id: seed.id,
      user_id: user.id,
      sender_user_id: sender.id,
      group_id,
      title,
      body,
      active: true,
      created_at: when,
    });

  const here = [...leadersOf(home).filter(({ role }) => role === 'clinic_admin'), ...staffOf(home)];
  const pairs = talks.map((talk, index) => [here[index], here[(index + 2) % here.length], talk] as const);
  const chats: Row[] = [];
  const messages = pairs.flatMap(([one, other, { days, unread, lines }]) => {
    if (!one || !other || one.id === other.id) return [];
    const [low, high] = one.id < other.id ? [one, other] : [other, one];
    const chat = idOf(seed.id, 'chat', low.id, high.id);
    const speaker = (step: number) => (isTurnOf(lines, step, unread) ? one : other);
    // The person who wrote last has read everything; the other all but the unread lines.
    const readBy = (person: DemoPerson) =>
      person === speaker(lines.length - 1) ? lines.length : lines.length - unread;
    chats.push({
      id: chat,
      client_id: seed.id,
      low_user_id: low.id,
      high_user_id: high.id,
      last_position: lines.length,
      last_message_at: at(days, (lines.length - 1) * 4),
      low_read_position: readBy(low),
      high_read_position: readBy(high),
      low_delivered_position: lines.length,
      high_delivered_position: lines.length,
      created_at: at(days, 0),
    });
    return lines.map((message, step) => {
      const sender = speaker(step);
      const receiver = sender === one ? other : one;
      const created_at = at(days, step * 4);
      const isRead = step < lines.length - unread;
      if (!isRead && step === lines.length - 1)
        ring(receiver, sender, `${sender.first} ${sender.last}`, message, null, created_at);
      return {
        id: idOf(seed.id, 'chat', one.id, other.id, String(step)),
        client_id: seed.id,
        user_chat_id: chat,
        position: step + 1,
        reply_to_id: step === replyStep ? idOf(seed.id, 'chat', one.id, other.id, '0') : null,
        sender_user_id: sender.id,
        receiver_user_id: receiver.id,
        message,
        message_type: 'TEXT',
        message_status: isRead ? 'READ' : 'DELIVERED',
        delivered_at: at(days, step * 4 + 1),
        read_at: isRead ? at(days, step * 4 + 2) : null,
        created_at,
      };
    });
  });
  await insert(sql, 'user_chats', chats);
  await insert(sql, 'user_chat_messages', messages);

  const groups = [
    ...seed.clinics.map((clinic) => ({
      name: `${clinic.name} team`,
      clinic_id: clinicId(clinic) as string | null,
      maker: leadersOf(clinic).find(({ role }) => role === 'clinic_admin') ?? admin,
      members: [...leadersOf(clinic).filter(({ role }) => role === 'clinic_admin'), ...staffOf(clinic)],
    })),
    {
      name: 'Front desks',
      clinic_id: null,
      maker: admin,
      members: [admin, ...people.filter(({ blocked, work }) => !blocked && /reception/i.test(work ?? ''))],
    },
  ].map((group, index) => ({ ...group, id: idOf(seed.id, 'group', group.name), days: 0.4 + index }));
  const groupRows = groups.flatMap(({ id, days, members }) =>
    groupLines.slice(0, members.length < 3 ? 2 : groupLines.length).flatMap((message, step) => {
      const author = members[step % members.length];
      const asker = members[(boxesStep - 1) % members.length];
      return author
        ? [
            {
              id: idOf(id, 'line', String(step)),
              client_id: seed.id,
              clinic_chat_group_id: id,
              position: step + 1,
              // "Done" is the reply to the first line, and the storeroom's boxes are brought to the person
              // who asked for them.
              reply_to_id: step === 1 ? idOf(id, 'line', '0') : null,
              mentioned_user_ids: step === boxesStep && asker ? [asker.id] : [],
              user_id: author.id,
              message: step === boxesStep && asker ? `@${asker.first} ${asker.last} ${message}` : message,
              message_type: 'TEXT',
              created_at: at(days, step * 3),
            },
          ]
        : [];
    }),
  );
  const lastOf = (group: string) =>
    groupRows.findLast(({ clinic_chat_group_id }) => clinic_chat_group_id === group);
  await insert(
    sql,
    'clinic_chat_groups',
    groups.map(({ id, name, clinic_id, maker }) => ({
      id,
      client_id: seed.id,
      clinic_id,
      name,
      created_by_user_id: maker.id,
      last_message_at: lastOf(id)?.created_at ?? null,
      last_position: lastOf(id)?.position ?? 0,
      created_at: daysFrom(now, -40),
    })),
  );
  await insert(
    sql,
    'clinic_chat_group_users',
    groups.flatMap(({ id, name, members, maker }) => {
      const last = lastOf(id);
      return members.map((member, index) => {
        const isBehind = index % 4 === 3 && last !== undefined && last.user_id !== member.id;
        const author = people.find((person) => person.id === last?.user_id);
        const isMuted = index === 6;
        if (isBehind && author && !isMuted) ring(member, author, name, last.message, id, last.created_at);
        return {
          id: idOf(id, 'member', member.id),
          client_id: seed.id,
          clinic_chat_group_id: id,
          user_id: member.id,
          added_by_user_id: maker.id,
          read_position: isBehind ? 0 : (last?.position ?? 0),
          delivered_position: last?.position ?? 0,
          last_read_at: isBehind ? daysFrom(now, -20) : daysFrom(now, 0),
          muted: isMuted,
          created_at: daysFrom(now, -40),
        };
      });
    }),
  );
  await insert(sql, 'clinic_chat_group_messages', groupRows);
  await insert(sql, 'chat_notifications', bells);
};

/**
 * @returns True if the line is the first person's. The unread lines at the end are all of one person; the
 *   lines before them alternate.
 */
const isTurnOf = (lines: readonly string[], step: number, unread: number): boolean => {
  const first = lines.length - unread;
  return (unread > 1 && step >= first ? first : step) % 2 === 0;
};

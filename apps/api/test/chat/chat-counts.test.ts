import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ChatScene, type Talker } from '../support/chat.ts';

/** With `LONG=1` the test runs 1,000 steps. */
const steps = process.env.LONG === '1' ? 1_000 : 300;
const seed = Number(process.env.SEED ?? 20_261_121);
let state = seed;
/** @returns A random whole number from 0 to `limit` - 1; a seed always gives the same numbers. */
function below(limit: number): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 0x80000000) * limit);
}
const trio = ['worker', 'helper', 'keeper'] as const;
const others = (who: Talker) => trio.filter((name) => name !== who);
const anyOf = <T>(all: readonly T[]): T | undefined => all[below(all.length)];

test(`after ${steps} random sends, reads, edits, deletes and reconnects the counts of unread messages equal a plain query`, async () => {
  console.log(`chat counts: SEED=${seed}`);
  const scene = await ChatScene.start();
  const group = await scene.group('keeper', ['worker', 'helper']);
  /** These are the sent messages with their authors. */
  const written: { who: Talker; id: string; inGroup: boolean }[] = [];
  /** Each user has the highest position in the group that they asked to mark as read. */
  const marked = new Map<Talker, number>(trio.map((who) => [who, 0]));
  const refusals: unknown[] = [];

  const act = async (who: Talker, n: number): Promise<void> => {
    const inGroup = below(3) === 0;
    const to = anyOf(others(who)) ?? who;
    const [kind, lucky, position] = [below(10), below(1_000), below(400)];
    const own = written.filter((each) => each.who === who);
    const message = own[lucky % Math.max(own.length, 1)];
    if (kind < 5 || !message) {
      const id = randomUUID();
      const more = lucky % 4 === 0 ? `, mentioned_user_ids: ${scene.ids(...others(who))}` : '';
      const sent = inGroup
        ? await scene.sayIn(who, group, `m${n}`, more, id)
        : await scene.say(who, to, `m${n}`, '', id);
      if (typeof sent === 'string') refusals.push(sent);
      else written.push({ who, id, inGroup });
    } else if (kind < 8) {
      const [chat] = (await scene.chats(who)).filter(
        ({ key }) => key === (inGroup ? `g:${group}` : `u:${scene.users[to]}`),
      );
      if (!chat) return;
      const asked = Math.min(position, Number(chat.last_position));
      if (inGroup) marked.set(who, Math.max(marked.get(who) ?? 0, asked));
      await scene.mark(
        who,
        inGroup ? scene.in(group) : scene.with(to),
        asked,
        lucky % 5 === 0 && !inGroup ? 'mark_chat_delivered' : 'mark_chat_read',
      );
    } else {
      const what = message.inGroup ? 'group' : 'chat';
      await (kind === 8
        ? scene.run(who, `edit_${what}_message`, `id: "${message.id}", message: "e${n}"`)
        : scene.run(who, `delete_${what}_message`, `id: "${message.id}"`));
    }
  };
  const check = async () => {
    for (const who of trio) {
      const me = scene.users[who];
      const pairs = await scene.rows(
        `select 'u:' || sender_user_id as key, count(*)::int as unread from user_chat_messages
         where receiver_user_id = $1 and read_at is null and not is_chat_deleted group by 1`,
        me,
      );
      const [inGroup] = await scene.rows(
        'select count(*)::int as unread from clinic_chat_group_messages where user_id <> $1 and position > $2 and not is_groupchat_deleted',
        me,
        marked.get(who),
      );
      const expected = new Map([
        ...pairs.map(({ key, unread }) => [key, unread] as const),
        [`g:${group}`, inGroup?.unread] as const,
      ]);
      const chats = await scene.chats(who);
      expect(chats.map(({ key, unread }) => [key, unread])).toEqual(
        chats.map(({ key }) => [key, expected.get(key) ?? 0]),
      );
      const unread = chats.map((chat) => Number(chat.unread));
      expect(await scene.read(who, 'my_chats_unread { messages conversations }')).toEqual({
        messages: unread.reduce((sum, one) => sum + one, 0),
        conversations: unread.filter((one) => one > 0).length,
      });
    }
  };
  /** A page that reconnects must get what a query gets. */
  const reconnect = async (who: Talker) => {
    const newest =
      'clinic_chat_group_messages(order_by: {position: desc}, limit: 20) { id message position }';
    const socket = await scene.people[who].socket();
    socket.subscribe('1', `subscription { ${newest} }`);
    await socket.until(() => socket.answers('1').length > 0);
    expect(Object.values(socket.answers('1').at(-1) as object)[0]).toEqual(await scene.read(who, newest));
    socket.close();
  };

  // The three people act at the same time.
  for (let n = 0; n < steps; n += 3) {
    await Promise.all(trio.map((who, index) => act(who, n + index)));
    if (n % 150 === 0) await reconnect(anyOf(trio) ?? 'worker');
    if (n % 300 === 0) await check();
  }
  await check();
  expect(refusals).toEqual([]);
  for (const [table, chat] of [
    ['user_chat_messages', 'user_chat_id'],
    ['clinic_chat_group_messages', 'clinic_chat_group_id'],
  ])
    expect(
      await scene.rows(
        `select ${chat} from ${table} group by 1 having count(*) <> max(position) or min(position) <> 1`,
      ),
    ).toEqual([]);
}, 600_000);

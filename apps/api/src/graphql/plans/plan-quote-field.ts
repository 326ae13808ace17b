import { withTenant } from '@operatory/db';
import { actsOnPlan, messageOf, messages, type PlanQuote, planDay, readsClient } from '@operatory/domain';
import { z } from 'zod';
import { seatNumbers } from '../../commands/plans/buy-plan.ts';
import { readPlan } from '../../commands/plans/plan-rows.ts';
import { readQuote } from '../../commands/plans/read-quote.ts';
import type { AppContext, SignedIn } from '../../context/context.ts';
import { notFound, Refusal } from '../../errors/refusal.ts';
import type { Builder } from '../builder.ts';

interface Answer {
  readonly kind: PlanQuote['kind'];
  readonly ok: boolean;
  readonly message: string;
  readonly original: string;
  readonly discount: string;
  readonly total: string;
  readonly gst: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly recurring: string;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

const input = z.object({
  client_id: z.uuid().nullish(),
  package_id: z.int(),
  team_id: z.int(),
  coupon_code: z.string().max(100).nullish(),
});

/**
 * Adds the query `plan_quote`: what buying, changing to or renewing a plan would cost a client and change for
 * it, for users who can see the client's plan.
 */
export function addPlanQuote(builder: Builder): void {
  const kind = builder.enumType('plan_quote_kind', {
    values: ['PURCHASE', 'UPGRADE', 'DOWNGRADE', 'SAME', 'RENEWAL'] as const,
  });
  const quote = builder.objectRef<Answer>('plan_quote').implement({
    fields: (t) => ({
      kind: t.expose('kind', { type: kind }),
      ok: t.exposeBoolean('ok'),
      message: t.exposeString('message', { description: 'Why it cannot be had; empty if it can' }),
      original: t.exposeString('original'),
      discount: t.exposeString('discount'),
      total: t.exposeString('total', { description: 'What is to be paid now, GST included' }),
      gst: t.exposeString('gst', { description: 'The GST in the total' }),
      starts_on: t.expose('starts_on', { type: 'date' }),
      ends_on: t.expose('ends_on', { type: 'date' }),
      recurring: t.exposeString('recurring', { description: 'What each later month costs' }),
      gained: t.exposeStringList('gained', { description: 'Titles of modules' }),
      lost: t.exposeStringList('lost', { description: 'Titles of modules' }),
    }),
  });
  builder.queryField('plan_quote', (t) =>
    t.field({
      type: quote,
      description: 'What a plan would cost a client now; without a client, the own one',
      args: {
        client_id: t.arg({ type: 'uuid' }),
        package_id: t.arg.int({ required: true }),
        team_id: t.arg.int({ required: true }),
        coupon_code: t.arg.string(),
      },
      resolve: (_root, args, { app, who }) => {
        const asked = input.safeParse(args);
        if (!asked.success) throw new Refusal('invalid', messages.fill_valid_details);
        const clientId = asked.data.client_id ?? who.client_id;
        if (!actsOnPlan(who, clientId, 'VIEW')) throw new Refusal('no_permission', messages.no_permission);
        return withTenant({ clientId, now: app.clock.setting() }, () =>
          answerOf(app, who, clientId, asked.data),
        );
      },
    }),
  );
}

async function answerOf(
  app: Pick<AppContext, 'prisma' | 'clock'>,
  who: SignedIn,
  clientId: string,
  asked: z.output<typeof input>,
): Promise<Answer> {
  const now = app.clock.now();
  const plan = await readPlan(app.prisma, clientId, now, false);
  if (!plan || (who.client_id !== clientId && !readsClient(who, plan.client))) throw notFound();
  const quote = await readQuote(app.prisma, plan, asked, { now, hold: false });
  if (!quote) throw new Refusal('plan_not_sold', messages.plan_not_sold);
  const { kind, problem, original, discount, total, gst, recurring } = quote;
  const before = new Set(await modulesOf(app, plan.current?.package_id ?? null));
  const after = new Set(await modulesOf(app, asked.package_id));
  return {
    kind,
    ok: problem === null,
    message: problem === null ? '' : messageOf(problem, seatNumbers(quote)),
    original,
    discount,
    total,
    gst,
    starts_on: planDay(quote.starts_at),
    ends_on: planDay(quote.expires_at),
    recurring,
    gained: [...after].filter((title) => !before.has(title)),
    lost: [...before].filter((title) => !after.has(title)),
  };
}

/** Titles of a package's modules in a client's menu, without sub-modules. */
async function modulesOf(
  { prisma }: Pick<AppContext, 'prisma'>,
  packageId: number | null,
): Promise<string[]> {
  const rows = await prisma.$queryRaw<{ title: string }[]>`
    select m.title from packagemodules p join modules m on m.id = p.module_id
    where p.package_id = ${packageId}::int and p.checked and not m.platform and m.master_name is null
    order by m.position, m.id`;
  return rows.map(({ title }) => title);
}

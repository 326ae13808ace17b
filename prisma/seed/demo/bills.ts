import { addDays, localDate } from '../../../packages/domain/src/index.ts';
import { daysFrom } from '../organisation.ts';
import { idOf, insert } from '../sql.ts';
import type { DemoFeature } from './feature.ts';

const planNames = ['Essential', 'Practice', 'Group'];
const teamSizes = [10, 25, 60, 150];

export const seedBills: DemoFeature = async (sql, { seed, people, now }) => {
  const { plan } = seed;
  const today = localDate(now, 'Australia/Sydney');
  const [subscription] = (
    await sql('select id from user_subscriptions where client_id = $1 order by start_at desc limit 1', [
      seed.id,
    ])
  ).rows;
  const owner = people.find(({ role }) => role === 'client') ?? people[0];
  await insert(sql, 'client_transaction_history', [
    {
      id: idOf(seed.id, 'invoice', '1'),
      client_id: seed.id,
      user_subscription_id: subscription?.id ?? null,
      invoice_id: 'INV-0001',
      history_type: 'PURCHASE',
      plan_name: planNames[seed.packageId - 1],
      original_amt: seed.amount,
      discount_amt: '0.00',
      total_value: seed.amount,
      status: plan.paid ? 'PAID' : 'UN_PAID',
      validity_date: addDays(today, plan.to),
      card: plan.paid ? '4242' : null,
      TeamSize: teamSizes[seed.teamId - 1],
      new_package_id: seed.packageId,
      created_by_user_id: owner?.id ?? null,
      created_at: daysFrom(now, plan.from),
    },
  ]);
  const admin = people.find(({ role }) => role === 'client_admin');
  if (!admin) return;
  await insert(sql, 'saved_views', [
    {
      id: idOf(seed.id, 'view', 'Urgent'),
      client_id: seed.id,
      user_id: admin.id,
      table_name: 'tasks',
      name: 'Urgent tasks',
      view: { priority: 'HIGH', due: 'OVERDUE' },
      is_shared: true,
      is_default: false,
    },
  ]);
};

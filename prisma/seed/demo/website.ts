import { PLATFORM_CLIENT_ID } from '../../../packages/db/src/platform.ts';
import { daysFrom } from '../organisation.ts';
import { emailOf, userId } from '../people.ts';
import { idOf, insert, type Row, type Sql } from '../sql.ts';
import { staff } from '../staff.ts';
import { seedCoupons } from './coupons.ts';
import { articles } from './help-articles.ts';
import { harbour } from './organisations.ts';
import { products } from './website-texts.ts';

const of = (role: string): string | null => {
  const person = staff.find((one) => one.role === role);
  return person ? userId(PLATFORM_CLIENT_ID, emailOf(person, 'operatory.example')) : null;
};
const sources = [
  ['Website', 'https://operatory.example', 'direct', 'web'],
  ['ADX Sydney', 'https://adx.example', 'fair', 'stand'],
  ['Search advertising', null, 'search', 'cpc'],
  ['Referred by a friend', null, 'referral', 'word of mouth'],
] as const;
const sourceRow = (
  kind: string,
  [name, website_url, campaign_source, campaign_medium]: (typeof sources)[number],
) => ({
  id: idOf(kind, name),
  name,
  website_url,
  campaign_source,
  campaign_medium,
});

/** Adds what the platform's own staff edit: the website, leads, coupons, broadcasts, the help centre. */
export async function seedWebsite(sql: Sql, now: Date): Promise<void> {
  if ((await sql('select 1 from website_cms_pricing_plans limit 1')).rows.length > 0) return;
  await insert(
    sql,
    'client_sources',
    sources.map((source) => sourceRow('client source', source)),
  );
  await insert(
    sql,
    'website_cms_lead_sources',
    sources.map((source) => sourceRow('lead source', source)),
  );
  await insert(sql, 'website_cms_pricing_plans', plans);
  await insert(sql, 'website_cms_products', products);
  await insert(sql, 'help_centre_articles', articles);
  await insert(sql, 'website_cms_leads', leads(now));
  await seedBroadcasts(sql, now);
  await seedCoupons(sql, now);
}

const plans: readonly Row[] = [
  [
    'Essential',
    'Start here',
    '79.95',
    1,
    10,
    ['Tasks and duties', 'Rosters and leave', 'Documents and training'],
  ],
  [
    'Practice',
    'Most chosen',
    '129.95',
    5,
    25,
    ['Everything in Essential', 'Inventory and orders', 'Sterilisation and lab'],
  ],
  ['Group', 'For many clinics', '199.95', 50, 150, ['Everything in Practice', 'Priority support']],
].map(([name, label, price, max_clinics, max_users, benefits], index) => ({
  id: idOf('pricing plan', String(name)),
  name,
  label,
  tenure_in_days: 30,
  benefits,
  price,
  price_currency_toggle: true,
  status: 'ACTIVE',
  type: 'MONTHLY',
  product_type: 'Clinic management',
  max_clinics,
  max_users,
  sms_credits: (index + 1) * 100,
  email_credits: (index + 1) * 1000,
  position: (index + 1) * 1024,
}));

type LeadStory = readonly [
  name: string,
  business: string,
  status: string,
  source: number,
  age: number,
  message: string,
];
const stories: readonly LeadStory[] = [
  [
    'Priya Raman',
    'Raman Family Dental',
    'NEW',
    0,
    1,
    'We are three clinics in Canberra and drown in paper checklists.',
  ],
  ['Tom Gallagher', 'Gallagher Dental', 'NEW', 2, 2, 'What does it cost for twelve people?'],
  ['Mei Tanaka', 'Northside Orthodontics', 'CONTACTED', 1, 9, 'Saw the stock scanner at your stand.'],
  [
    'Hannah Doyle',
    'Doyle Dental Group',
    'QUALIFIED',
    3,
    16,
    'Moving from spreadsheets before the new financial year.',
  ],
  ['Olivia Hart', 'Harbour Smiles', 'CONVERTED', 1, 140, 'Please call about the Practice plan.'],
  ['Carl Jensen', 'Jensen Smiles', 'LOST', 2, 34, 'Only looking for an appointment book.'],
];
const leads = (now: Date): readonly Row[] =>
  stories.map(([name, business_name, status, source, age, message], index) => ({
    id: idOf('lead', name),
    name,
    business_name,
    phone: `02 5550 01${String(10 + index)}`,
    email: `${name.toLowerCase().replace(' ', '.')}@${business_name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
    website_cms_lead_source_id: idOf('lead source', sources[source]?.[0] ?? ''),
    kind: index % 2 ? 'ENQUIRY' : 'REGISTER',
    message,
    status,
    assigned_to_user_id: status === 'NEW' ? null : of('sales_executive'),
    lost_reason: status === 'LOST' ? 'Needs an appointment book, which we are not.' : null,
    converted_client_id: status === 'CONVERTED' ? harbour.id : null,
    converted_at: status === 'CONVERTED' ? daysFrom(now, 8 - age) : null,
    position: (index + 1) * 1024,
    version: 1,
    created_at: daysFrom(now, -age),
  }));

async function seedBroadcasts(sql: Sql, now: Date): Promise<void> {
  const group = idOf('broadcast group', 'Newsletter');
  await insert(sql, 'website_cms_broadcast_groups', [
    { id: group, name: 'Newsletter', short_info: 'Asked for it on the website' },
  ]);
  const members = stories.slice(0, 4).map(([name], index) => ({
    id: idOf(group, name),
    website_cms_broadcast_group_id: group,
    name,
    email: `${name.toLowerCase().replace(' ', '.')}@newsletter${index + 1}.example`,
  }));
  await insert(sql, 'website_cms_broadcast_group_members', members);
  const broadcast = (title: string, body: string, status: string, age: number) => ({
    id: idOf('broadcast', title),
    title,
    body,
    broadcast_at: status === 'SENT' ? daysFrom(now, 1 - age) : null,
    channels: ['EMAIL'],
    status,
    broadcast_group_ids: [group],
    recipient_count: status === 'SENT' ? members.length : 0,
    sent_count: status === 'SENT' ? members.length : 0,
    sent_at: status === 'SENT' ? daysFrom(now, 1 - age) : null,
    created_by_user_id: of('marketing_admin'),
    version: 1,
    created_at: daysFrom(now, -age),
  });
  const sent = broadcast(
    'What’s new this spring',
    'Stocktakes work without a connection, and rosters fit on one page.',
    'SENT',
    20,
  );
  await insert(sql, 'website_cms_broadcasts', [
    sent,
    broadcast('Closing times over Christmas', 'Support is open until noon on 24 December.', 'DRAFT', 2),
  ]);
  await insert(
    sql,
    'website_cms_broadcast_deliveries',
    members.map(({ id, name, email }) => ({
      id: idOf(id, sent.id),
      website_cms_broadcast_id: sent.id,
      channel: 'EMAIL',
      recipient: email,
      name,
      status: 'SENT',
      attempts: 1,
      sent_at: sent.sent_at,
      created_at: sent.broadcast_at,
    })),
  );
}

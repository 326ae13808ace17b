import { expect, test } from 'vitest';
import { campaignOf, linkWith } from './campaign.ts';
import { firstDraft, signUpOf } from './use-sign-up-form.ts';
import { dollars, teamsOf, type WebsiteContent } from './website-content.ts';
import { pageNameOf, type WebsitePageName, websitePages } from './website-pages.ts';
import { renderWebsite } from './website-server.tsx';

const price = (team_id: number, team_size: number, amount: string) => ({
  team_id,
  team_name: `Up to ${team_size} people`,
  team_size,
  price: amount,
});
const content: WebsiteContent = {
  self_sign_up: true,
  products: [
    {
      key: 'stock',
      name: 'Stock',
      display_name: 'Stock and orders',
      tag_line: 'Never out of gloves',
      short_info: 'Lots and suppliers.',
      info_sections: [],
      faqs: [{ question: 'Can we scan?', answer: 'Yes </script><script>alert(1)</script>' }],
    },
  ],
  pricing_plans: [
    { name: 'Practice', label: 'Most chosen', benefits: ['Everything in Essential', 'Inventory'] },
  ],
  packages: [
    {
      id: 1,
      name: 'Essential',
      description: 'The day',
      modules: ['Tasks', 'Rosters'],
      prices: [price(1, 10, '79.95'), price(2, 25, '1149.5')],
    },
    {
      id: 2,
      name: 'Practice',
      description: null,
      modules: ['Tasks', 'Rosters', 'Inventory'],
      prices: [price(1, 10, '129.95')],
    },
  ],
};
const rendered = (page: WebsitePageName, search = '', more: Partial<WebsiteContent> = {}) =>
  renderWebsite(
    {
      page,
      path: '/b-dashboard/dashboard/Harbour%20Smiles',
      search,
      content: { ...content, ...more },
      baseHost: 'localhost:4000',
      demo: false,
      environment: 'production',
    },
    'https://operatory.example',
    '/assets/website-1.js',
  );

test.each(Object.keys(websitePages) as WebsitePageName[])(
  'the page %s has its title, description and one heading, and a canonical URL only if it is listed',
  (page) => {
    const html = rendered(page);
    const { title, description, path, listed } = websitePages[page];
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<meta name="description" content="${description}" />`);
    expect(html).toContain(`<meta property="og:title" content="${title}" />`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const canonical = `<link rel="canonical" href="https://operatory.example${path}" />`;
    expect(html.includes(canonical)).toBe(listed);
    expect(html.includes('content="noindex"')).toBe(!listed);
  },
);

test('the front page shows products, plans with the price of each team size, and questions, without a script', () => {
  const html = rendered('front', 'utm_source=adx&x=1');
  for (const text of ['Never out of gloves', 'Most chosen', '$79.95', '$1,149.50', '$129.95', 'Can we scan?'])
    expect(html).toContain(text);
  expect(html).toContain('href="/register-now?package=2&amp;team=1&amp;utm_source=adx"');
  expect(html).not.toContain('<script');
});

test('a text with a script tag cannot end the data of a page', () => {
  const html = rendered('register');
  expect(html).not.toContain('<script>alert');
  const [, data = ''] = /<script type="application\/json" id="props">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data).content).toEqual(content);
});

test('without self sign-up, the registration page says that it sends an enquiry', () => {
  expect(rendered('register')).toContain('>Register</button>');
  const html = rendered('register', '', { self_sign_up: false });
  expect(html).toContain('>Send enquiry</button>');
  expect(html).toContain('This sends an enquiry');
});

test('each colour that a page uses is defined for light and for dark', () => {
  const html = rendered('missing');
  expect(html).toContain('--op-accent:#0f766e');
  expect(html).not.toContain('var(--mantine');
  const used = new Set(html.match(/var\(--op-[\w-]+/g)?.map((use) => use.slice(4)));
  for (const name of used) expect(html.split(`${name}:`).length, name).toBe(3);
});

test.each([
  ['/', 'front'],
  ['/register-now/', 'register'],
  ['/register-now/confirm', 'confirm'],
  ['/dental-enquiry', 'enquiry'],
  ['', 'front'],
  ['/b-dashboard/', 'find'],
  ['/b-dashboard/dashboard/harboursmiles', 'organisation'],
  ['/b-dashboard/dashboard', 'missing'],
  ['/b-dashboard/dashboard/%', 'missing'],
  ['/register-now/x', 'missing'],
])('the path "%s" leads to the page %s', (path, page) => expect(pageNameOf(path)).toBe(page));

test('the URL chooses a plan and a team among the existing ones, and a coupon', () => {
  expect(firstDraft(content, 'package=2&team=1&coupon=WELCOME15')).toMatchObject({
    package_id: '2',
    team_id: '1',
    coupon_code: 'WELCOME15',
  });
  expect(firstDraft(content, 'package=9&team=x')).toMatchObject({ package_id: '1', team_id: '1' });
});

test('the form is filled with the organisation in the URL', () => {
  expect(rendered('organisation')).toContain('value="Harbour Smiles"');
  expect(rendered('find')).toContain('placeholder="harboursmiles"');
});

test('the sent form is trimmed, with the campaign and without empty optional fields', () => {
  const draft = {
    ...firstDraft(content, ''),
    ...{ organisation: ' Bayside ', sub_domain: 'Bayside', first_name: 'Ana', last_name: 'Silva' },
    ...{
      email: 'ana@bayside.example ',
      phone: '02 5550 0199',
      state: 'NSW',
      abn: '51 824 753 556',
      terms: true,
    },
  };
  expect(signUpOf(draft, 'utm_source=adx&utm_campaign=spring')).toEqual({
    ...{ organisation: 'Bayside', sub_domain: 'bayside', first_name: 'Ana', last_name: 'Silva' },
    ...{ email: 'ana@bayside.example', phone: '02 5550 0199', state: 'NSW', abn: '51824753556' },
    ...{ package_id: 1, team_id: 1, utm: { source: 'adx', name: 'spring' }, website: '' },
  });
});

test('formats dollars, lists each team size once, and adds the campaign to a link', () => {
  expect(['79.95', '0', '1000', '1234567.5'].map(dollars)).toEqual([
    '$79.95',
    '$0.00',
    '$1,000.00',
    '$1,234,567.50',
  ]);
  expect(teamsOf(content.packages).map(({ team_size }) => team_size)).toEqual([10, 25]);
  expect(campaignOf('?a=1')).toBeUndefined();
  expect(linkWith('/#plans', 'utm_term=a b')).toBe('/?utm_term=a+b#plans');
});

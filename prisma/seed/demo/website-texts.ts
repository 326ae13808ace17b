import { idOf, type Row } from '../sql.ts';

const product = (
  name: string,
  tag_line: string,
  short_info: string,
  faqs: readonly (readonly [string, string])[],
  index: number,
): Row => ({
  id: idOf('website product', name),
  position: (index + 1) * 1024,
  name,
  key: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  display_name: name,
  tag_line,
  short_info,
  complete_info: `${short_info} It is part of Operatory, so people, clinics and rights are the same everywhere.`,
  gallery_images: [],
  info_title: 'How it helps',
  info_sections: [{ title: tag_line, text: short_info }],
  faqs_title: 'Often asked',
  faqs: faqs.map(([question, answer]) => ({ question, answer })),
  call_to_action_title: 'See it in your own clinic',
  call_to_action_info: 'We set it up with you in an afternoon.',
  call_to_action_label: 'Register now',
  call_to_action_url: 'https://operatory.example/register-now',
  status: 'ACTIVE',
});

export const products: readonly Row[] = [
  product(
    'Tasks and rosters',
    'The day, on one board',
    'Who does what, where and until when, live on every screen of the clinic.',
    [['Does it work on a phone?', 'Yes, every screen does.']],
    0,
  ),
  product(
    'Stock and orders',
    'Never out of gloves',
    'Lots, expiry dates and suppliers, with orders that the supplier confirms without signing in.',
    [['Can we scan?', 'Yes: EAN 13, code 128, data matrix, QR and codabar.']],
    1,
  ),
  product(
    'Documents and training',
    'Signed, learnt, on file',
    'Policies are read and signed, courses taken and certificates kept, with reminders before they expire.',
    [['Who sees confidential documents?', 'Only the roles that you choose.']],
    2,
  ),
];

const article = (title: string, category: string, body: string, index: number): Row => ({
  id: idOf('help article', title),
  title,
  slug: title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, ''),
  category,
  short_info: body.split('. ')[0],
  body,
  attachments: [],
  position: (index + 1) * 1024,
  is_published: index < 4,
});

export const articles: readonly Row[] = [
  article(
    'Signing in with a PIN',
    'Signing in',
    'A PIN works on a computer where you have signed in with your password, or at an allowed address. Your admin resets it in Users.',
    0,
  ),
  article(
    'Asking for more time on a task',
    'Tasks',
    'Open the card menu and choose Task Extension. Whoever gave you the task, or an approver, decides.',
    1,
  ),
  article(
    'Making a role of your own',
    'People and rights',
    'Role Management lists the modules. Add a custom role, tick what it may do, and save: it holds at once for everybody who has it.',
    2,
  ),
  article(
    'Which addresses are allowed',
    'Signing in',
    'IP Settings holds the addresses from which a PIN may be used. Add my address adds the one you are at.',
    3,
  ),
  article(
    'Counting the stock',
    'Inventory',
    'A stock take lists every product of a place. Counts are kept while you are offline.',
    4,
  ),
];

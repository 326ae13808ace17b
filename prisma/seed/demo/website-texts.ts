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
  faqs_title: 'Frequently asked questions',
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

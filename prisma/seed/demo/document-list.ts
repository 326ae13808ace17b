export const categories = [
  ['Policies', 'What we all keep to', false],
  ['Clinical procedures', 'How it is done, step by step', false],
  ['Employment', 'Contracts and reviews', true],
  ['Checklists', 'Download, fill in and upload', false],
] as const;
export const letters = [
  ['Referrals', '#1864ab', 'To specialists'],
  ['Recalls', '#2b8a3e', 'Six and twelve months'],
  ['Employment', '#862e9c', 'To our own people'],
] as const;
/** Texts of letters. Their fields are in braces. */
export const letterTexts: readonly {
  readonly name: string;
  readonly category: (typeof letters)[number][0];
  readonly body: string;
}[] = [
  {
    name: 'Welcome to the practice',
    category: 'Employment',
    body: [
      '{today}',
      'Dear {first_name},',
      'Welcome to {practice_name}. You start on {start_date} at {clinic_name}.',
      'Before your first day, please complete your induction. Ask your manager if anything is unclear.',
      'Kind regards,\n{practice_name}',
    ].join('\n\n'),
  },
  {
    name: 'Confirmation of employment',
    category: 'Employment',
    body: [
      '{today}',
      'To whom it may concern',
      '{full_name} has been employed at {practice_name} as {position} since {start_date}.',
      'Yours sincerely,\n{practice_name}',
    ].join('\n\n'),
  },
];

type Status = 'APPROVED' | 'PENDING' | 'REJECTED' | 'CANCELLED';
export interface DemoDocument {
  readonly name: string;
  readonly category: (typeof categories)[number][0];
  readonly text: string;
  readonly status: Status;
  /** The document was approved `since` days before now, and is due `due` days after now. */
  readonly since: number;
  readonly due: number | null;
  readonly signs?: 'user' | 'user and admin' | 'all three';
  readonly givenBack?: boolean;
  readonly leadersOnly?: boolean;
  /** Clinic and client admins get the document as well. */
  readonly everybody?: boolean;
  /** The percentage of assignees who are done. */
  readonly done: number;
  readonly reason?: string;
  /** The reason for the change from the version before. */
  readonly revised?: string;
}
export const documents: readonly DemoDocument[] = [
  {
    name: 'Infection control policy',
    category: 'Policies',
    text: 'Hand hygiene, standard precautions, surfaces between patients, instruments and waste.',
    status: 'APPROVED',
    since: 16,
    due: 5,
    signs: 'user',
    done: 60,
    revised: 'Surfaces between patients: new wipes and contact times',
  },
  {
    name: 'Sharps and exposure procedure',
    category: 'Clinical procedures',
    text: 'What to do in the first ten minutes after an injury, whom to call, which form to fill in.',
    status: 'APPROVED',
    since: 25,
    due: -2,
    done: 80,
  },
  {
    name: 'Radiation management plan',
    category: 'Clinical procedures',
    text: 'Licences, dosimetry, holding of patients, quality checks and records.',
    status: 'APPROVED',
    since: 9,
    due: 12,
    signs: 'user and admin',
    done: 35,
  },
  {
    name: 'Code of conduct',
    category: 'Policies',
    text: 'How we treat patients and one another.',
    status: 'APPROVED',
    since: 28,
    due: null,
    signs: 'user',
    done: 100,
  },
  {
    name: 'Remuneration review',
    category: 'Employment',
    text: 'Steps and dates of this year’s review, for those who run a clinic.',
    status: 'APPROVED',
    since: 6,
    due: 20,
    leadersOnly: true,
    done: 50,
  },
  {
    name: 'Opening and closing the clinic',
    category: 'Checklists',
    text: 'Print it, tick it, photograph it, give it back.',
    status: 'APPROVED',
    since: 4,
    due: 3,
    givenBack: true,
    done: 0,
  },
  {
    name: 'Privacy and social media policy',
    category: 'Policies',
    text: 'Photographs, reviews, messages from patients.',
    status: 'PENDING',
    since: 1,
    due: null,
    signs: 'user',
    done: 0,
  },
  {
    name: 'Uniform policy',
    category: 'Policies',
    text: 'What is worn, what is paid for, what is washed at work.',
    status: 'REJECTED',
    since: 8,
    due: null,
    done: 0,
    reason: 'Please say who pays for shoes.',
  },
  {
    name: 'Emergency and evacuation plan',
    category: 'Policies',
    text: 'Exits, meeting points, who calls whom, and what each of us does first.',
    status: 'APPROVED',
    since: 3,
    due: 6,
    signs: 'user',
    everybody: true,
    done: 40,
  },
  {
    name: 'Medicines storage and access',
    category: 'Clinical procedures',
    text: 'Keys, registers, temperatures and what is counted at the end of the day.',
    status: 'APPROVED',
    since: 5,
    due: 9,
    signs: 'all three',
    done: 30,
  },
  {
    name: 'Parking at the clinics',
    category: 'Policies',
    text: 'Where we park, and where patients do.',
    status: 'CANCELLED',
    since: 11,
    due: null,
    done: 0,
  },
];

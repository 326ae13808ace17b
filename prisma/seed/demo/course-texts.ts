/** A question belongs to a quiz, an assignment or a form. `right` is the right answer, if there is one. */
export interface QuestionText {
  readonly name: string;
  readonly type: 'TEXT' | 'TEXTAREA' | 'RADIO' | 'CHECKBOX' | 'DATE' | 'MULTI_SELECT';
  readonly options?: readonly string[];
  readonly right?: string;
}
export interface ItemText {
  readonly name: string;
  readonly kind: 'LESSON' | 'QUIZ' | 'ASSIGNMENT';
  readonly text: string;
  readonly passedFrom?: number;
  readonly questions?: readonly QuestionText[];
}
export interface CourseText {
  readonly name: string;
  readonly category: string;
  readonly short: string;
  readonly about: string;
  readonly open: boolean;
  readonly months: number | null;
  readonly days: number;
  /** People with matching job titles take the course. */
  readonly takers: RegExp;
  readonly items: readonly ItemText[];
}

export const trainingCategories = [
  ['Infection control', '#0b7285', 'Hands, surfaces, instruments'],
  ['Radiation', '#5f3dc4', 'X-ray equipment and records'],
  ['Patient care', '#2b8a3e', 'Emergencies and everyday care'],
  ['How we work', '#e67700', 'Our own systems'],
] as const;

export const grades = [
  ['Not yet', 0, 50],
  ['Pass', 50, 75],
  ['Merit', 75, 90],
  ['Distinction', 90, 100],
] as const;

export const courses: readonly CourseText[] = [
  {
    name: 'Infection control refresher',
    category: 'Infection control',
    short: 'Every year, for everyone who works with patients',
    about: 'Standard precautions, hand hygiene, surfaces, instruments, sharps and waste.',
    open: false,
    months: 12,
    days: 14,
    takers: /./,
    items: [
      {
        name: 'Standard precautions',
        kind: 'LESSON',
        text: 'Treat blood and saliva of every patient as infectious. Wash, glove, wipe, wash.',
      },
      {
        name: 'Sharps',
        kind: 'LESSON',
        text: 'The person who uses a sharp puts it away. Never recap with two hands; the container is within reach.',
      },
      {
        name: 'What do you do?',
        kind: 'QUIZ',
        text: 'Three questions; two right ones are not enough.',
        passedFrom: 80,
        questions: [
          {
            name: 'You prick yourself with a used needle. What comes first?',
            type: 'RADIO',
            options: ['Wash the wound', 'Fill in the form', 'Finish the treatment'],
            right: 'Wash the wound',
          },
          {
            name: 'Which bin takes a used needle?',
            type: 'RADIO',
            options: ['General waste', 'Yellow sharps container', 'Clinical waste bag'],
            right: 'Yellow sharps container',
          },
          {
            name: 'Gloves are changed between patients.',
            type: 'RADIO',
            options: ['Always', 'When they are dirty'],
            right: 'Always',
          },
        ],
      },
    ],
  },
  {
    name: 'Working with X-ray equipment',
    category: 'Radiation',
    short: 'For those who take radiographs',
    about: 'Justification, exposure, holding, quality checks and records.',
    open: false,
    months: 24,
    days: 21,
    takers: /dentist|hygienist|therapist|orthodontist|assistant/i,
    items: [
      {
        name: 'Before the exposure',
        kind: 'LESSON',
        text: 'Ask for earlier images, ask whether the patient is pregnant, justify the image in the record.',
      },
      {
        name: 'Describe a quality check',
        kind: 'ASSIGNMENT',
        text: 'In your own words; your manager reads it.',
        passedFrom: 50,
        questions: [{ name: 'What do you check each month, and where do you write it?', type: 'TEXTAREA' }],
      },
    ],
  },
  {
    name: 'Medical emergencies in the chair',
    category: 'Patient care',
    short: 'Fainting, allergy, chest pain',
    about: 'Who calls, who stays, where the kit is, what is given.',
    open: true,
    months: 12,
    days: 30,
    takers: /dentist|hygienist|therapist|assistant|nurse/i,
    items: [
      {
        name: 'The kit',
        kind: 'LESSON',
        text: 'Oxygen, adrenaline, GTN, glucose, salbutamol, aspirin. Checked on the first Monday of the month.',
      },
      {
        name: 'Five situations',
        kind: 'QUIZ',
        text: 'One question is enough here.',
        passedFrom: 50,
        questions: [
          {
            name: 'A patient faints. What do you do first?',
            type: 'RADIO',
            options: ['Lay them flat, legs up', 'Give them water', 'Call their family'],
            right: 'Lay them flat, legs up',
          },
        ],
      },
    ],
  },
  {
    name: 'The day in Operatory',
    category: 'How we work',
    short: 'Tasks, Inbox, chats: where things are',
    about: 'Ten minutes on the board, requests, documents to sign and the command palette.',
    open: true,
    months: null,
    days: 7,
    takers: /reception|manager|assistant/i,
    items: [
      { name: 'The board', kind: 'LESSON', text: 'A card moves to the right. N makes a new one.' },
      { name: 'The Inbox', kind: 'LESSON', text: 'What you have to read and sign, oldest due first.' },
    ],
  },
];

export const inductionForms: readonly {
  readonly name: string;
  readonly category: string;
  readonly text: string;
  readonly signed: boolean;
  readonly questions: readonly QuestionText[];
}[] = [
  {
    name: 'First day at the clinic',
    category: 'First day',
    text: 'Walk through it with the person who shows you round.',
    signed: false,
    questions: [
      { name: 'I was shown the exits and the assembly point', type: 'CHECKBOX' },
      { name: 'I know where the emergency kit is', type: 'CHECKBOX' },
      { name: 'Who showed you round?', type: 'TEXT' },
    ],
  },
  {
    name: 'Health and immunisation',
    category: 'Safety',
    text: 'Only your manager and the organisation’s admin read it.',
    signed: true,
    questions: [
      {
        name: 'Which of these are you immunised against?',
        type: 'MULTI_SELECT',
        options: ['Hepatitis B', 'Influenza', 'COVID-19', 'Measles, mumps, rubella', 'Whooping cough'],
      },
      { name: 'Date of your last tetanus shot', type: 'DATE' },
      { name: 'Allergies that we should know of (latex, penicillin)', type: 'TEXTAREA' },
    ],
  },
];

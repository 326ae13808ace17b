import { describe, expect, test } from 'vitest';
import {
  type Answers,
  beginForm,
  bestState,
  credentialState,
  credentialWarning,
  type FormField,
  fillLetter,
  inductionText,
  isFormDone,
  type LetterFacts,
  packItemDue,
  packItemProgress,
  packItemUnfit,
  packProgress,
  provenState,
  shownText,
  signForm,
  submitForm,
} from '../src/index.ts';

const field = (id: string, type: FormField['type'], required = true): FormField => ({
  id,
  type,
  required,
  options: ['Yes', 'No'],
  evaluateAnswer: false,
  operator: null,
  answer: [],
  regex: null,
});
const fields = [field('name', 'TEXT'), field('choice', 'RADIO', false), field('proof', 'ATTACHMENT', false)];
const form = { offered: true, is_signature_required: true };
const given = (answers: Answers, is_final = true, file_ids: readonly string[] = []) => ({
  answers,
  file_ids,
  is_final,
});
const code = (result: { ok: boolean; code?: string }) => (result.ok ? 'ok' : result.code);

describe('filling in a form', () => {
  test.each([
    ['a draft may be incomplete', 'DRAFT', form, given({}, false), 'DRAFT'],
    ['a complete form is submitted', 'DRAFT', form, given({ name: 'Zoe' }), 'SUBMITTED'],
    [
      'a form without a required answer is refused',
      'DRAFT',
      form,
      given({ name: ' ' }),
      'induction_answers_missing',
    ],
    [
      'a choice that is not offered is refused',
      'DRAFT',
      form,
      given({ name: 'Z', choice: 'x' }, false),
      'induction_answers_unfit',
    ],
    [
      'an answer of another form is refused',
      'DRAFT',
      form,
      given({ other: 'x' }, false),
      'induction_answers_unfit',
    ],
    [
      'a file that is not attached is refused',
      'DRAFT',
      form,
      given({ name: 'Z', proof: ['f'] }),
      'induction_answers_unfit',
    ],
    [
      'an attached file is accepted',
      'DRAFT',
      form,
      given({ name: 'Z', proof: ['f'] }, true, ['f']),
      'SUBMITTED',
    ],
    [
      'a form that waits for the signature can be corrected',
      'SUBMITTED',
      form,
      given({ name: 'Zoe' }),
      'SUBMITTED',
    ],
    [
      'a form that waits for the signature cannot become a draft again',
      'SUBMITTED',
      form,
      given({ name: 'Zoe' }, false),
      'induction_already_submitted',
    ],
    [
      'a submitted form that needs no signature cannot be changed',
      'SUBMITTED',
      { ...form, is_signature_required: false },
      given({ name: 'Zoe' }),
      'induction_already_submitted',
    ],
    ['a signed form cannot be changed', 'SIGNED', form, given({ name: 'Zoe' }), 'induction_already_signed'],
    [
      'a form that is not offered is refused',
      'DRAFT',
      { ...form, offered: false },
      given({ name: 'Zoe' }),
      'induction_not_open',
    ],
  ] as const)('%s', (_, status, state, answers, expected) => {
    const result = submitForm(status, state, fields, answers);
    expect(result.ok ? result.value : result.code).toBe(expected);
  });
  test.each([
    [null, true, 'ok'],
    [null, false, 'induction_not_open'],
    ['DRAFT', true, 'induction_is_newer'],
    ['SUBMITTED', true, 'induction_sign_first'],
  ] as const)(
    'beginning a form, with an open one that is %s, and offered (%s): %s',
    (open, offered, expected) => {
      expect(code(beginForm({ ...form, offered }, open))).toBe(expected);
    },
  );
  test.each([
    ['DRAFT', true, 'induction_not_submitted'],
    ['SUBMITTED', true, 'ok'],
    ['SUBMITTED', false, 'induction_no_signature'],
    ['SIGNED', true, 'induction_already_signed'],
  ] as const)(
    'signing a %s form that requires a signature (%s): %s',
    (status, is_signature_required, expected) => {
      expect(code(signForm(status, { is_signature_required }))).toBe(expected);
      expect(isFormDone(status, { is_signature_required })).toBe(
        status === 'SIGNED' || (status === 'SUBMITTED' && !is_signature_required),
      );
    },
  );
});

test('the signed content changes with a question, an answer, a file or the typed name', () => {
  const file = { file_id: 'f', name: 'plan.pdf', sha256: '2' };
  const question = {
    id: 'a',
    name: 'Well?',
    hint: null,
    type: 'TEXT',
    options: ['Yes', 'No'],
    files: [file],
  };
  const asked = { name: 'Health', description: null, files: [file], questions: [question] };
  const signature = {
    induction_form_submission_id: 's',
    user_id: 'u',
    method: 'PIN',
    consent: 'c',
    drawn: null,
    typed_name: 'Zoe',
    ip_address: null,
    user_agent: null,
    signed_at: new Date('2026-11-26T00:00:00Z'),
  };
  const files = [{ name: 'a.pdf', sha256: '1' }];
  const text = (form: Parameters<typeof inductionText>[0], answers: Answers = { a: 'Yes', b: 'x' }) =>
    inductionText(form, answers, files, signature);
  const changed = { ...file, sha256: '3' };
  const { files: _, ...without } = asked;
  const texts = [
    text(asked),
    text({ ...asked, name: 'Other' }),
    text({ ...asked, files: [] }),
    text({ ...asked, files: [changed] }),
    text({ ...asked, questions: [{ ...question, options: ['Yes'] }] }),
    text({ ...asked, questions: [{ ...question, files: [changed] }] }),
    text(asked, { a: 'No', b: 'x' }),
    text(asked, { a: 'Yes' }),
    text(asked, { a: 'Yes', b: 'y' }),
    text(without),
    inductionText(asked, { a: 'Yes', b: 'x' }, [], signature),
    inductionText(asked, { a: 'Yes', b: 'x' }, files, { ...signature, typed_name: 'Bo' }),
  ];
  expect(text(asked, { b: 'x', a: 'Yes' })).toBe(texts[0]);
  // The text that was signed before forms stored files and choices.
  expect(text(without, { a: 'Yes' })).toBe(
    '["operatory induction form 1","Health",null,[["a","Well?",null,"TEXT","Yes"]],[["a.pdf","1"]],"s","u","PIN","c",null,"Zoe",null,null,"2026-11-26T00:00:00.000Z"]',
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test('the stored text of a form changes with every part of it, but not with the URL of a file', () => {
  const form = { name: 'Health', description: null, form_attachment: { file_id: 'f' }, attachments: [] };
  const question = {
    id: 'a',
    name: 'Well?',
    hint: null,
    type: 'RADIO',
    required: true,
    options: ['Yes'],
    input_attachment: null,
  };
  const texts = [
    shownText(form, [question]),
    shownText({ ...form, name: 'x' }, [question]),
    shownText({ ...form, description: 'x' }, [question]),
    shownText({ ...form, form_attachment: { file_id: 'g' } }, [question]),
    shownText({ ...form, attachments: [{ file_id: 'g' }] }, [question]),
    shownText(form, []),
    ...Object.entries({
      id: 'b',
      name: 'Ill?',
      hint: 'x',
      type: 'SELECT',
      required: false,
      options: [],
      input_attachment: { file_id: 'g' },
    }).map((each) => shownText(form, [{ ...question, ...Object.fromEntries([each]) }])),
  ];
  expect(new Set(texts).size).toBe(texts.length);
  expect(shownText({ ...form, form_attachment: { file_id: 'f', url: '/x' } }, [question])).toBe(texts[0]);
});

test('a pack counts completed and late items; declined and expired ones are neither', () => {
  const item = (outcome: 'done' | 'open' | 'declined' | 'expired', due_date: string | null) =>
    packItemProgress({ kind: 'FORM', id: 'x', name: 'x', outcome, due_date }, '2026-11-26');
  const items = [
    item('done', '2026-11-01'),
    item('open', '2026-11-25'),
    item('open', '2026-11-26'),
    item('declined', null),
    item('expired', null),
  ];
  expect(items.map(({ state }) => state)).toEqual(['DONE', 'OVERDUE', 'OPEN', 'DECLINED', 'EXPIRED']);
  expect(packProgress(items)).toEqual({ done: 1, total: 5, overdue: 1 });
});

describe('a credential', () => {
  test.each([
    [null, 'VALID', null],
    ['2027-02-25', 'VALID', null],
    ['2027-02-24', 'EXPIRING', 90],
    ['2026-12-26', 'EXPIRING', 30],
    ['2026-12-03', 'EXPIRING', 7],
    ['2026-11-26', 'EXPIRING', 7],
    ['2026-11-25', 'EXPIRED', null],
  ])('that expires on %s is %s, and its next warning is the one %s days before', (expires, state, days) => {
    expect(credentialState(expires, '2026-11-26')).toBe(state);
    expect(credentialWarning(expires, '2026-11-26', null)).toBe(days);
    if (days !== null) expect(credentialWarning(expires, '2026-11-26', days)).toBeNull();
  });
  test('counts in the best of several states, and is unverified until it is verified, unless it has expired', () => {
    expect(bestState(['EXPIRED', 'VALID'])).toBe('VALID');
    expect(bestState(['UNVERIFIED', 'EXPIRING'])).toBe('EXPIRING');
    expect(provenState('2040-01-01', false, '2026-11-26')).toBe('UNVERIFIED');
    expect(provenState('2026-11-25', false, '2026-11-26')).toBe('EXPIRED');
    expect(provenState(null, true, '2026-11-26')).toBe('VALID');
    expect(bestState([])).toBe('MISSING');
  });
});

test('a letter is filled in, and missing or unknown values are listed', () => {
  const facts: LetterFacts = {
    first_name: 'Zoe',
    last_name: 'Ng',
    full_name: 'Zoe Ng',
    position: null,
    clinic_name: 'Manly',
    practice_name: 'Harbour Smiles',
    start_date: ' ',
    email: 'zoe@harboursmiles.example',
    today: '26 Nov 2026',
  };
  expect(fillLetter('Dear {first_name}, {first_name} of {clinic_name}', facts)).toEqual({
    text: 'Dear Zoe, Zoe of Manly',
    missing: [],
  });
  expect(fillLetter('{position} from {start_date}, {salry}', facts)).toEqual({
    text: '{position} from {start_date}, {salry}',
    missing: ['Position', 'Start date', '{salry}'],
  });
});

describe('the items of a pack that a person gets', () => {
  const fits = { isOffered: true, isAble: true, isNear: true };
  test.each([
    ['include a form that fits', 'FORM', fits, null],
    [
      'exclude a form if the person has no access to induction',
      'FORM',
      { ...fits, isAble: false },
      'no_induction',
    ],
    ['exclude a document if the person has no Inbox', 'DOCUMENT', { ...fits, isAble: false }, 'no_inbox'],
    [
      'exclude a course if the person has no access to training',
      'COURSE',
      { ...fits, isAble: false, isNear: false },
      'no_training',
    ],
    ['exclude a course of another clinic', 'COURSE', { ...fits, isNear: false }, 'other_clinic'],
    [
      'exclude a form that is not offered, and give that reason first',
      'FORM',
      { isOffered: false, isAble: false, isNear: false },
      'not_offered',
    ],
  ] as const)('%s', (_, kind, given, reason) => {
    expect(packItemUnfit(kind, given)).toBe(reason);
  });
});

test.each([
  ['the chosen day, even if its own is earlier', '2026-12-01', true, '2026-11-01', '2026-12-01'],
  ['the pack’s due date, where the item has none', '2026-12-01', false, null, '2026-12-01'],
  ['its own due date, where the pack has none', null, false, '2026-11-01', '2026-11-01'],
  ['its own due date, where that is earlier', '2026-12-01', false, '2026-11-01', '2026-11-01'],
  ['the pack’s due date, where that is earlier', '2026-11-01', false, '2026-12-01', '2026-11-01'],
  ['no day, where neither has a due date', null, false, null, null],
])('an item of a pack is due on %s', (_, due_date, isChosen, own, due) => {
  expect(packItemDue({ due_date, isChosen }, own)).toBe(due);
});

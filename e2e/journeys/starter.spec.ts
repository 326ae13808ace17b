import { expect, type Page, test } from '@playwright/test';
import { linkMailedTo } from './inbox.ts';
import { pdfOf } from './pdf.ts';
import { people } from './people.ts';
import { accessible, at, enter } from './support.ts';
import { type Api, apiOf, called } from './tasks-support.ts';

const home = (path: string) => at('harboursmiles', path);
const induction = home('/dashboard/my-training/induction');
const phone = { width: 390, height: 844 };
const word = 'A-new-horse-2';

async function setClock(page: Page, now: string | null) {
  const answer = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answer.ok()).toBe(true);
}
test.afterEach(({ page }) => setClock(page, null));

async function addForm(api: Api, name: string): Promise<string> {
  const { form } = await api<{ form: { id: string } }>(
    'mutation ($object: induction_forms_insert_input!) { form: insert_induction_forms_one(object: $object) { id } }',
    {
      object: {
        name,
        is_signature_required: true,
        induction_form_fields: {
          data: [{ name: 'Allergies?', type: 'TEXT', required: true, position: '1' }],
        },
      },
    },
  );
  return form.id;
}
/** Adds a course with a text to read and a quiz with one question. */
async function addCourse(api: Api, name: string): Promise<string> {
  const add = async (table: string, object: Record<string, unknown>) =>
    (
      await api<{ row: { id: string } }>(
        `mutation ($object: ${table}_insert_input!) { row: insert_${table}_one(object: $object) { id } }`,
        { object },
      )
    ).row.id;
  const course = await add('training_courses', { name });
  const item = { training_course_id: course };
  await add('training_course_items', {
    ...item,
    item_type: 'LESSON',
    name: 'Sharps',
    description: 'Who uses a sharp puts it away.',
    position: '1',
  });
  const quiz = await add('training_course_items', {
    ...item,
    item_type: 'QUIZ',
    name: 'What do you do?',
    qualifying_percentage: '80',
    position: '2',
  });
  await add('training_course_item_fields', {
    training_course_item_id: quiz,
    name: 'Who puts a sharp away?',
    type: 'RADIO',
    required: true,
    options: ['Who used it', 'The nurse'],
    evaluateAnswer: true,
    operator: 'EQUAL',
    answer: ['Who used it'],
  });
  return course;
}

async function addDocument(page: Page, name: string): Promise<void> {
  await page.goto(home('/dashboard/client-documents/add'));
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page
    .getByLabel('Choose: Files')
    .setInputFiles([{ name: 'handbook.pdf', mimeType: 'application/pdf', buffer: pdfOf('Be kind.') }]);
  await expect(page.getByText('handbook.pdf')).toBeVisible();
  await page.getByRole('combobox', { name: 'For whom' }).click();
  await page.getByRole('option', { name: 'Selected users' }).click();
  await page.getByRole('combobox', { name: 'People', exact: true }).fill('Aisha');
  await page.getByRole('option', { name: /Aisha/ }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a new starter gets a pack, and completes its form, document and course on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  const [form, handbook, sharps, pack] = [
    called('Health'),
    called('Handbook'),
    called('Sharps'),
    called('First week'),
  ];
  const first = called('Noa').replace(' ', '').replace(/\d/g, 'x');
  const name = `${first} Levi`;
  const email = `${first.toLowerCase()}@harboursmiles.example`;
  const api = await apiOf(people.admin);
  await enter(page, people.admin);
  await addDocument(page, handbook);
  const { client_documents: documents } = await api<{ client_documents: { id: string }[] }>(
    'query ($name: String!) { client_documents(where: { name: { _eq: $name } }) { id } }',
    { name: handbook },
  );
  await api(
    `mutation ($name: String!, $forms: [uuid!], $documents: [uuid!], $courses: [uuid!]) {
      save_induction_pack(name: $name, for_new_starters: true, due_in_days: 7, form_ids: $forms,
        document_ids: $documents, course_ids: $courses) { id } }`,
    {
      name: pack,
      forms: [await addForm(api, form)],
      documents: documents.map(({ id }) => id),
      courses: [await addCourse(api, sharps)],
    },
  );

  await page.goto(home('/dashboard/users/list'));
  await page.getByRole('button', { name: 'Invite your team' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'First name' }).fill(first);
  await page.getByRole('textbox', { name: 'Last name' }).fill('Levi');
  await page.getByRole('combobox', { name: 'Clinics', exact: true }).click();
  await page.getByRole('option', { name: 'Mosman' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const starter = await (await browser.newContext({ viewport: phone })).newPage();
  await starter.goto(await linkMailedTo(page, email, 'has created an account for you'));
  await starter.getByLabel('New password').fill(word);
  await starter.getByLabel('Confirm password').fill(word);
  await starter.getByRole('button', { name: 'Save password' }).click();
  await expect(starter.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await starter.goto(home('/'));
  await starter.getByLabel('Email or phone').fill(email);
  await starter.getByRole('textbox', { name: 'Password' }).fill(word);
  await starter.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(starter).toHaveURL(/\/dashboard/);

  // The nightly job gives the new starter the pack.
  await setClock(page, new Date(Date.now() + 86_400_000).toISOString());
  const given = starter.getByRole('region', { name: pack });
  await expect(async () => {
    await starter.goto(induction);
    await expect(given).toContainText('0 of 3', { timeout: 5000 });
  }).toPass();
  await accessible(starter);

  await given.getByRole('link', { name: form }).click();
  await starter.getByRole('textbox', { name: 'Allergies?' }).fill('Latex');
  await starter.getByRole('button', { name: 'Submit and sign' }).click();
  const signature = starter.getByRole('form', { name: 'Signature' });
  await signature.getByText('Type', { exact: true }).click();
  await signature.getByLabel('Full name').fill(name);
  await signature.getByRole('textbox', { name: 'Password' }).fill(word);
  await signature.getByRole('checkbox', { name: /sign it electronically/ }).check();
  await accessible(starter);
  await signature.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(starter.getByText('You have signed this form.')).toBeVisible();

  await starter.goto(induction);
  await expect(given).toContainText('1 of 3');
  await given.getByRole('link', { name: handbook }).click();
  await expect(starter.getByRole('heading', { level: 1, name: handbook })).toBeVisible();
  await starter.getByRole('button', { name: 'I have read this' }).click();
  const sheet = starter.getByRole('dialog', { name: handbook });
  await accessible(starter);
  await sheet.getByRole('button', { name: 'I have read', exact: true }).click();
  await expect(starter.getByText('Completed', { exact: true })).toBeVisible();

  const card = page.getByRole('region', { name: 'New starters' });
  await page.goto(home('/dashboard'));
  const line = card.locator('div').filter({ hasText: pack }).last();
  await expect(line).toContainText(name);
  await expect(line).toContainText('2 of 3');

  await starter.goto(induction);
  await given.getByRole('link', { name: sharps }).click();
  await starter.getByRole('button', { name: 'I have read this' }).click();
  await starter.getByRole('button', { name: 'Next: What do you do?' }).click();
  await starter.getByRole('radio', { name: 'Who used it' }).check();
  await starter.getByRole('button', { name: 'Hand in' }).click();
  await starter.getByRole('button', { name: 'See your result' }).click();
  await expect(starter.getByText('You completed this course')).toBeVisible();
  await starter.goto(induction);
  await expect(given).toContainText('3 of 3');
  await starter.context().close();

  await line.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name: pack })).toContainText('3 of 3');
  await accessible(page);
  await page.goto(home('/dashboard'));
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(pack);
});

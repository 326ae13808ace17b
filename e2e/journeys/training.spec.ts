import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { accessible, at, enter, personIn } from './support.ts';
import { called } from './tasks-support.ts';

const courses = at('harboursmiles', '/dashboard/training-courses');
const mine = at('harboursmiles', '/dashboard/my-training/list');
const phone = { width: 390, height: 844 };

async function setClock(page: Page, now: string | null) {
  const answered = await page.request.post(at('', '/dev/clock'), { data: { now } });
  expect(answered.ok()).toBe(true);
}
test.afterEach(({ page }) => setClock(page, null));

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible();
};
const addItem = async (page: Page, kind: string, name: string) => {
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByText(kind, { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
};
const answer = async (page: Page, choice: string) => {
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Hand in' }).click();
};

test('a course is built, failed, taken again, passed with a certificate, expired, and renewed', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = called('Sharps at the chair');
  await enter(page, people.admin);
  await page.goto(`${courses}/add`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Attempts' }).fill('1');
  await page.getByRole('textbox', { name: 'Valid for (months)' }).fill('1');
  await save(page);
  await addItem(page, 'Read', 'How sharps are handled');
  await page.getByRole('textbox', { name: 'Description' }).fill('The person who uses a sharp puts it away.');
  await save(page);
  await addItem(page, 'Quiz', 'What do you do?');
  await page.getByRole('textbox', { name: 'Pass mark' }).fill('80');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Who puts a sharp away?');
  await page.getByRole('combobox', { name: 'Type', exact: true }).click();
  await page.getByRole('option', { name: 'Single choice' }).click();
  const choices = page
    .getByRole('combobox', { name: 'Choices' })
    .or(page.getByRole('textbox', { name: 'Choices' }));
  for (const choice of ['Who used it', 'The nurse']) {
    await choices.fill(choice);
    await choices.press('Enter');
  }
  await page.getByRole('checkbox', { name: 'Marked automatically' }).check();
  await page.getByRole('combobox', { name: 'Correct answers' }).fill('Who');
  await page.getByRole('option', { name: 'Who used it' }).click();
  await accessible(page);
  await save(page);

  // Somebody else saves the item while it is being edited here.
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const each of [page, other]) await each.getByRole('button', { name: 'Edit What do you do?' }).click();
  await other.getByRole('textbox', { name: 'Description' }).fill('Think of the last patient.');
  await save(other);
  await other.close();
  await page.getByRole('textbox', { name: 'Description' }).fill('Think first.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone else has edited this.')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Think of the last patient.');
  await save(page);

  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'People' }).fill('Aisha');
  await page.getByRole('option', { name: /Aisha/ }).click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Assigned to 1 person')).toBeVisible();

  const learner = await personIn(browser, people.receptionist);
  await learner.setViewportSize(phone);
  await learner.goto(mine);
  await accessible(learner);
  await learner.getByRole('link', { name: `Start ${name}` }).click();
  await learner.getByRole('button', { name: 'I have read this' }).click();
  await learner.getByRole('button', { name: 'Next: What do you do?' }).click();
  await answer(learner, 'The nurse');
  await expect(learner.getByText('You scored 0%. You need 80%.')).toBeVisible();
  await expect(learner.getByText('No attempt is left. Ask your manager for another one.')).toBeVisible();

  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('row').filter({ hasText: 'Aisha Rahman' }).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText('Correct answer: Who used it')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Grant a retake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grant' }).click();
  await expect(page.getByText('In progress').first()).toBeVisible();

  await learner.getByRole('button', { name: 'Try again' }).click();
  await answer(learner, 'Who used it');
  await learner.getByRole('button', { name: 'See your result' }).click();
  await expect(learner.getByText('You completed this course')).toBeVisible();
  await accessible(learner);
  const certificate = learner.getByRole('button', { name: 'Certificate' });
  const [file] = await Promise.all([learner.waitForEvent('download'), certificate.click()]);
  expect(file.suggestedFilename()).toMatch(/^certificate-\d+\.pdf$/);
  await expect(page.getByText('Completed').first()).toBeVisible();

  // A month later, the nightly job has ended the completion and enrolled the learner again.
  await setClock(page, new Date(Date.now() + 32 * 86_400_000).toISOString());
  await expect(async () => {
    await learner.goto(mine);
    await expect(learner.getByRole('link', { name: `Start ${name}` })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await learner.getByRole('link', { name: `Start ${name}` }).click();
  await learner.getByRole('button', { name: 'I have read this' }).click();
  await learner.getByRole('button', { name: 'Next: What do you do?' }).click();
  await answer(learner, 'Who used it');
  await learner.getByRole('button', { name: 'See your result' }).click();
  await expect(learner.getByText('You completed this course')).toBeVisible();
  await learner.context().close();
});

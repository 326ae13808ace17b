import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, personIn } from './support.ts';
import { addTasks, apiOf, day } from './tasks-support.ts';

// These journeys check the messages about tasks and requests, almost all of them after what a user does.
const board = '/dashboard/tasks/list?view=board';
/** The user to whom the nurse's tasks are reassigned. */
const other = 'Hannah Abbott';
const card = (page: Page, name: string) => page.locator('article', { hasText: name });
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

async function choose(page: Page, name: string, item: string) {
  await card(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function addTask(page: Page, name: string) {
  await page.goto(at('harboursmiles', '/dashboard/tasks/add'));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Deadline date').fill(day(3));
  await page.getByLabel('Deadline date').press('Tab');
  const assignee = page.getByRole('combobox', { name: 'Assigned to' });
  await assignee.click();
  await assignee.fill(people.nurseName);
  await page.getByRole('option', { name: people.nurseName }).first().click();
  await page.getByRole('button', { name: 'Add task', exact: true }).last().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/add'));
}

test('edits, reassigns and deletes a task', async ({ page }) => {
  const name = 'Order the new curing light';
  await enter(page, people.manager);
  await addTask(page, name);
  await page.goto(at('harboursmiles', board));

  await choose(page, name, 'Edit');
  await page.getByLabel('More information').fill('The blue one');
  await page.getByRole('button', { name: /^Save/ }).click();
  await says(page, 'Task updated successfully');

  await page.goto(at('harboursmiles', board));
  await choose(page, name, 'Change User');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Please Select User');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Search users' }).fill(other);
  await page.getByRole('option', { name: other }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Task updated successfully');
  await expect(card(page, name).getByTitle(other).or(card(page, name).getByAltText(other))).toBeVisible();

  await choose(page, name, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await says(page, 'Deleted successfully');
  await expect(card(page, name)).toHaveCount(0);
});

test('a reassign request can be rejected only with a reason, made again, and accepted', async ({
  page,
  browser,
}) => {
  const name = 'Label the sterilisation trays';
  await enter(page, people.manager);
  await addTask(page, name);
  const nurse = await personIn(browser, people.nurse);
  await nurse.goto(at('harboursmiles', board));
  await choose(nurse, name, 'Reassign');
  const dialog = nurse.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request reassign' }).click();
  await says(nurse, 'Please Fill Valid Details');
  const pending = card(nurse, name).getByText('Pending Reassign Req', { exact: true });
  const ask = async (comment: string) => {
    const user = dialog.getByRole('combobox', { name: 'New user' });
    await user.click();
    await user.fill(other);
    await nurse.getByRole('option', { name: other }).first().click();
    await dialog.getByLabel('Comment').fill(comment);
    await dialog.getByRole('button', { name: 'Request reassign' }).click();
    await expect(pending).toBeVisible();
  };
  await ask('I am away that week');
  await says(nurse, 'Task reassign request added successfully');

  await page.goto(at('harboursmiles', '/dashboard/task-reassign-requests/list'));
  const request = page.locator('article, li, tr', { hasText: name }).first();
  await request.getByRole('button', { name: 'Reject' }).click();
  const reject = page.getByRole('dialog');
  await reject.getByRole('button', { name: 'Reject', exact: true }).click();
  await says(page, 'Message Is Required');
  await says(page, 'Enter Valid Form');
  await reject.getByLabel('Message').fill('Nobody else is in');
  await reject.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(reject).toHaveCount(0);
  await says(page, 'Updated Successfully');
  await expect(pending).toHaveCount(0);

  await choose(nurse, name, 'Reassign');
  await ask('Now Hannah is back');
  await request.getByRole('button', { name: 'Accept' }).click();
  await says(page, 'Task updated successfully');
  await page.goto(at('harboursmiles', board));
  await expect(card(page, name).getByText('Reassigned', { exact: true })).toBeVisible();
});

test('the comments of a task scroll to the end after a second, and a comment that cannot be saved is reported', async ({
  page,
}) => {
  const name = 'Wipe down the waiting room toys';
  const api = await apiOf(people.manager);
  const [task_id] = await addTasks(api, [name]);
  const objects = Array.from({ length: 12 }, (_, index) => ({ task_id, message: `Toy ${index + 1}` }));
  await api(
    'mutation ($objects: [task_comments_insert_input!]!) { insert_task_comments(objects: $objects) { affected_rows } }',
    { objects },
  );
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', board));
  const milliseconds = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0;
        const list = () => document.querySelector('ul[aria-label="Comments"]');
        new MutationObserver(() => {
          if (since === 0 && list()) since = performance.now();
        }).observe(document.body, { childList: true, subtree: true });
        const onScroll = ({ target }: Event) => {
          if (target instanceof Element && target.contains(list()) && target.scrollTop > 0)
            resolve(performance.now() - since);
        };
        document.addEventListener('scroll', onScroll, { capture: true });
      }),
  );
  await choose(page, name, 'View And Comment');
  expect(await milliseconds).toBeGreaterThan(990);
  await expect(page.getByRole('dialog').getByText('Toy 12', { exact: true })).toBeInViewport();
  await page.getByRole('dialog').getByLabel('Message').fill('Lost on the way');
  const answer = { errors: [{ message: 'down', extensions: { code: 'unexpected', path: '$' } }] };
  await page.route('**/v1/graphql', (route) => route.fulfill({ json: answer }));
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await says(page, 'Unable to add task comment');
});

test('a nurse cannot open the dashboard of clinic admins', async ({ page }) => {
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard/clinic-admin'));
  await says(page, "Don't Have Permission To Access");
});

import { expect } from '@playwright/test';
import { long } from '../journeys/support.ts';
import { admin, axeClean, nameOf, openStory, owner, type Person, test } from './support.ts';

/** Each card's user and story, the title of the dialog that it opens, and a detail that it shows afterwards. */
const cards: readonly (readonly [Person, string, string, string])[] = [
  [admin, 'Clinic card', 'Select Clinic', 'State'],
  [admin, 'Click here to select', 'Select Clinic', 'State'],
  [admin, 'Expense type card', 'Client expense types', 'Clinic'],
  [admin, 'Vendor card', 'Suppliers', 'Clinic'],
  [admin, 'Roster card', 'Select Clinic rosters', 'Employee'],
  [admin, 'Shift timing card', 'Shift timings', 'Clinic'],
  [admin, 'User card', 'Select Users', 'Email'],
  [owner, 'Broadcast card', 'Website CMS broadcasts', 'Status'],
  [owner, 'Broadcast group card', 'Website CMS broadcast groups', 'Short description'],
];
const boxes = [
  [admin, 'Clinic room box', 'Rooms'],
  [admin, 'Training course item box', 'Training course items'],
] as const;

const short = ['Clinic card', 'Clinic room box'];

for (const [person, story, title, fact] of cards)
  test(
    `${story}: the card shows the chosen option, and another option can replace it`,
    long(!short.includes(story)),
    async ({ page }) => {
      await openStory(page, person, story);
      await page.getByRole('button', { name: 'click here to select' }).click();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      const options = dialog.getByRole('option');
      const name = await nameOf(options.first());
      await options.first().click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      const card = page.getByRole('main').getByRole('region');
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
      await axeClean(page);
      // With the keyboard, chooses the second option.
      await card.getByRole('button', { name: 'Change' }).focus();
      await page.keyboard.press('Enter');
      await expect(options.first()).toBeVisible();
      if ((await options.count()) < 2) return;
      const other = await nameOf(options.nth(1));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      await expect(card.getByRole('heading')).toHaveText(other);
    },
  );

for (const [person, story, title] of boxes)
  test(
    `${story}: shows the name of the chosen option, also after another option is chosen`,
    long(!short.includes(story)),
    async ({ page }) => {
      await openStory(page, person, story);
      await page.getByRole('button', { name: 'click here to select' }).focus();
      await page.keyboard.press('Enter');
      const option = page.getByRole('dialog', { name: title, exact: true }).getByRole('option').first();
      const name = await nameOf(option);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
      const box = page.getByRole('main').getByRole('group');
      await expect(box).toContainText(name);
      await axeClean(page);
      // With the mouse, chooses another option if there is one.
      await page.getByRole('main').getByRole('button', { name: 'Change' }).click();
      const other = page.getByRole('dialog', { name: title, exact: true }).getByRole('option').last();
      const otherName = await nameOf(other);
      if (otherName !== name) await other.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(box).toContainText(otherName);
    },
  );

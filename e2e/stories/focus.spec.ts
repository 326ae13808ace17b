import { expect } from '@playwright/test';
import { admin, holdsFocus, openStory, test } from './support.ts';

/** One story for each way in which dialogs are built. */
const dialogs = [
  'Delete',
  'Notes',
  'Update status (leave rejection)',
  'Select Users',
  'Rooms',
  'Uploader',
  'Attachments',
  'Selected days',
  'How it works',
  'Task View',
];

test('a dialog traps Tab, and returns the focus to its opener when it closes', async ({ page }) => {
  for (const story of dialogs)
    await test.step(story, async () => {
      await openStory(page, admin, story);
      const opener = page
        .getByRole('main')
        .getByRole('button', { name: /^(Open|With notes|Upload image|Add)$/ })
        .first();
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await holdsFocus(dialog);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await holdsFocus(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
});

test('a control that gives up the focus as soon as it has it leaves no other control focused', async ({
  page,
}) => {
  await openStory(page, admin, 'Notes');
  const opener = page.getByRole('main').getByRole('button').first();
  await opener.focus();
  await page.evaluate(async () => {
    const brief = document.createElement('button');
    document.body.append(brief);
    brief.addEventListener('focusin', () => brief.blur());
    brief.focus();
    await new Promise((resolve) => setTimeout(resolve));
    brief.remove();
  });
  await expect(page.locator(':focus')).toHaveCount(0);
});

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { act, message, say } from './supplier-support.ts';
import { accessible, at, enter } from './support.ts';
import { called, says } from './tasks-support.ts';

const chats = at('harboursmiles', '/dashboard/clinic-chats');
const list = (page: Page) => page.getByRole('navigation', { name: 'Chats', exact: true });
const lines = (page: Page) => page.getByRole('list', { name: 'Messages' });
/** The bubble is searched in the open chat, because the list of chats shows last messages too. */
const bubble = (page: Page, words: string) => lines(page).getByRole('listitem').filter({ hasText: words });

/** Opens a phone on which this user is signed in, and whose connection can be cut. */
async function onPhone(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // With a fake clock, a minute without the connection passes at once, with all attempts to reconnect.
  await page.clock.install();
  await enter(page, email);
  return page;
}

async function startChat(page: Page, name: string): Promise<void> {
  await page.goto(chats);
  await page.getByRole('button', { name: /^New/ }).click();
  const item = page.getByRole('menuitem', { name: 'New chat' });
  await item.click();
  const dialog = page.getByRole('dialog', { name: 'New chat' });
  await dialog.getByRole('textbox', { name: 'Search people' }).fill(name);
  await dialog.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Returns a function that reads the given messages in the order in which the chat shows them. */
const order = (page: Page, words: readonly string[]) => async () => {
  const all = await lines(page).getByRole('listitem').allInnerTexts();
  return all.flatMap((text) => words.filter((word) => text.includes(word)));
};

test('two people send, edit, delete and answer messages, see read marks, and get messages written offline once', async ({
  page,
  browser,
}) => {
  test.slow();
  const [hello, later, changed] = [called('Hello'), called('Later'), called('Changed')];
  const inTheMinute = called('In the minute');
  await enter(page, people.manager);
  await startChat(page, 'Hannah Abbott');
  await page.getByRole('button', { name: 'Send' }).click();
  await says(page, 'Please enter a message');
  await say(page, hello);
  await expect(bubble(page, hello).getByText('Sent', { exact: true })).toBeAttached();
  await accessible(page);

  const phone = await onPhone(browser, 'hannah.abbott@harboursmiles.example');
  await phone.goto(at('harboursmiles', '/dashboard'));
  // The message has arrived in the other browser, but was not read there.
  await expect(bubble(page, hello).getByText('Delivered', { exact: true })).toBeAttached();
  const bar = phone.getByRole('navigation', { name: 'Main, phone' });
  await expect(bar.getByRole('link', { name: /Chats/ })).toContainText(/^\d/);
  await bar.getByRole('link', { name: /Chats/ }).click();
  await expect(list(phone).getByRole('link', { name: /Daniel Okafor/ })).toContainText(/\d unread/);
  await accessible(phone);
  await list(phone)
    .getByRole('link', { name: /Daniel Okafor/ })
    .click();
  await expect(lines(phone).getByText('New', { exact: true })).toBeVisible();
  await expect(bubble(page, hello).getByText('Read', { exact: true })).toBeAttached();
  await accessible(phone);

  // Typing is shown to the other user, and pressing a quote jumps to the quoted message.
  await message(phone).pressSequentially('Good');
  await expect(page.getByText('Hannah Abbott is typing…')).toBeVisible();
  await act(phone, hello, 'Reply');
  await say(phone, later);
  await expect(bubble(page, later).getByRole('button', { name: 'Go to the message from You' })).toContainText(
    hello,
  );
  await bubble(page, later).getByRole('button', { name: 'Go to the message from You' }).click();
  await expect(lines(page).locator('[data-flashes]')).toContainText(hello);

  // ↑ edits the user's last message, and saving ends that.
  await message(phone).press('ArrowUp');
  await expect(phone.getByText('You are editing a message')).toBeVisible();
  await message(phone).fill(changed);
  await phone.getByRole('button', { name: 'Save' }).click();
  await says(phone, 'Message updated successfully');
  await expect(phone.getByText('You are editing a message')).toHaveCount(0);
  await expect(bubble(page, changed)).toContainText('edited');
  await act(phone, changed, 'Delete');
  await phone.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await says(phone, 'Deleted Successfully');
  await expect(lines(page).getByText('This message was deleted').last()).toBeVisible();
  await expect(bubble(page, changed)).toHaveCount(0);

  // A minute without the connection: messages written in it arrive once on both sides, in order.
  const unsent = ['one', 'two', 'three'].map((word) => called(word));
  await phone.context().setOffline(true);
  for (const words of unsent) {
    await say(phone, words);
    await expect(bubble(phone, words)).toContainText('Waiting for the connection');
  }
  await say(page, inTheMinute);
  await expect(bubble(page, inTheMinute).getByText(/^(Sent|Delivered)$/)).toBeAttached();
  await phone.clock.runFor(60_000);
  await expect(bubble(page, unsent[0] ?? '')).toHaveCount(0);
  await expect(bubble(phone, inTheMinute)).toHaveCount(0);
  await phone.context().setOffline(false);
  const all = [inTheMinute, ...unsent];
  await expect.poll(order(page, all)).toEqual(all);
  await expect.poll(order(phone, all)).toEqual(all);
  await expect(phone.getByText('Waiting for the connection')).toHaveCount(0);
  await phone.getByRole('link', { name: 'Back to chats' }).click();
  await expect(list(phone).getByRole('link', { name: /Daniel Okafor/ })).toContainText(unsent[2] ?? '');
  await phone.context().close();
});

/** Picks these members in the open dialog. */
async function pick(dialog: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await dialog.getByRole('combobox').fill(name);
    // Until the search has finished, the option could move during the click.
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await dialog.getByRole('option', { name }).click();
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
}

test('in a group, members are added and mentioned, a message shows who has seen it, and a member can leave', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = called('Front desk');
  await enter(page, people.manager);
  await page.goto(chats);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please Select User')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add members' }).click();
  await pick(page.getByRole('dialog', { name: 'Select Users' }), 'Lachlan Reid');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Say hello')).toBeVisible();
  await expect(page.getByText('2 members')).toBeVisible();

  // The dialog marks users who already are members.
  await page.getByRole('button', { name: 'Members', exact: true }).click();
  const members = page.getByRole('region', { name: `Members of ${name}` });
  await members.getByRole('button', { name: 'Add members' }).click();
  const picker = page.getByRole('dialog', { name: 'Select Users' });
  await picker.getByRole('combobox').fill('Lachlan Reid');
  await expect(picker.getByRole('option', { name: 'Lachlan Reid' })).toContainText('User already Exist');
  await pick(picker, 'Aisha Rahman');
  await expect(members.getByText('Aisha Rahman')).toBeVisible();
  await members.getByRole('button', { name: 'Close members' }).click();

  // `@` offers members while typing, and the sent mention is bold.
  await message(page).fill('Thank you, ');
  await message(page).press('End');
  await message(page).pressSequentially('@Lach');
  await expect(page.getByRole('option', { name: 'Lachlan Reid' })).toBeVisible();
  await message(page).press('Enter');
  await expect(message(page)).toHaveValue('Thank you, @Lachlan Reid ');
  await message(page).press('Enter');
  await expect(lines(page).locator('strong', { hasText: '@Lachlan Reid' })).toBeVisible();
  const many = Array.from({ length: 14 }, (_, index) => `${index + 1} of the list`);
  for (const words of many) await say(page, words);
  await expect(bubble(page, '14 of the list').getByText('Sent', { exact: true })).toBeAttached();

  // On another page, the top bar shows the number of unread messages, and the chat opens as a small window.
  const nurse = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await enter(nurse, people.nurse);
  await nurse.goto(chats);
  const entry = list(nurse).getByRole('link', { name: new RegExp(name) });
  await expect(entry).toContainText('15 unread');
  await expect(entry).toContainText('You were mentioned');
  await nurse.goto(at('harboursmiles', '/dashboard/notifications'));
  const icon = nurse.getByRole('button', { name: /^Chats, \d+ unread$/ });
  await icon.click();
  await nurse
    .getByRole('dialog', { name: /Chats/ })
    .getByRole('button', { name: new RegExp(name) })
    .click();
  const window = nurse.getByRole('region', { name: `Chat with ${name}` });
  await expect(window.getByText('14 of the list')).toBeVisible();
  await window.getByRole('button', { name: 'Go to first unread message' }).click();
  await expect(window.getByText('Thank you, ')).toBeInViewport();
  await accessible(nurse);
  // Escape first closes the menu of the window.
  await window.getByRole('button', { name: `Actions for ${name}` }).click();
  const muting = nurse.getByRole('menuitem', { name: 'Mute' });
  await expect(muting).toBeVisible();
  await nurse.keyboard.press('Escape');
  await expect(muting).toHaveCount(0);
  await window.getByRole('button', { name: 'Minimise' }).click();
  await expect(nurse.getByRole('button', { name: `Open chat with ${name}` })).toBeFocused();
  // A minimised window stays minimised after a reload.
  await nurse.reload();
  await nurse.getByRole('button', { name: `Open chat with ${name}` }).click();
  await window.getByLabel('Message', { exact: true }).press('Escape');
  await expect(window).toHaveCount(0);

  await bubble(page, '14 of the list').getByRole('button', { name: 'Seen by 1' }).click();
  await expect(page.getByRole('list', { name: 'Seen by' })).toHaveText('Lachlan Reid');
  await page.keyboard.press('Escape');

  // Searching for words finds the message, and pressing the result jumps to it.
  await nurse.goto(chats);
  const search = nurse.getByRole('searchbox', { name: 'Search chats and messages' });
  const found = nurse
    .getByRole('region', { name: 'Messages found' })
    .getByRole('link', { name: new RegExp(name) });
  const flashing = lines(nurse).locator('[data-flashes]');
  // Pressing the same result again jumps to it again.
  for (const _ of ['first', 'again']) {
    await search.fill('3 of the list');
    await found.last().click();
    await expect(flashing).toContainText('3 of the list');
    await expect(flashing).toHaveCount(0);
  }

  // A member can mute and leave the group, and then no longer reads it.
  await nurse.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(nurse.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);
  await nurse.getByRole('menuitem', { name: 'Mute' }).click();
  await says(nurse, 'Chat muted');
  await nurse.getByRole('button', { name: `Actions for ${name}` }).click();
  await nurse.getByRole('menuitem', { name: 'Leave' }).click();
  await nurse.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(list(nurse).getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
  await expect(page.getByText('2 members')).toBeVisible();
  await nurse.context().close();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await says(page, 'Group deleted');
  await expect(list(page).getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
});

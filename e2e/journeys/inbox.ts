import { expect, type Page } from '@playwright/test';
import { at } from './support.ts';

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

/** Waits for the newest email to this address that contains these words, and returns its text. */
export async function mailTo(page: Page, address: string, words = ''): Promise<string> {
  let text: string | undefined;
  // The browser resolves *.localhost, but Node does not.
  const inbox = await page.context().newPage();
  await expect
    .poll(async () => {
      await inbox.goto(at('', '/dev/inbox.json'));
      const { mails } = JSON.parse(await inbox.locator('body').innerText()) as { mails: readonly Mail[] };
      text = mails.find((mail) => mail.to.includes(address) && mail.text.includes(words))?.text;
      return text;
    })
    .toBeTruthy();
  await inbox.close();
  return text ?? '';
}

/** Waits for the newest email to this address with these words, and returns its first link. */
export const linkMailedTo = async (page: Page, address: string, words = 'http'): Promise<string> =>
  /https?:\/\/\S+/.exec(await mailTo(page, address, words))?.[0] ?? '';

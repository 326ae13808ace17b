import { expect, type Page } from '@playwright/test';
import { at } from './support.ts';

/** The link in the newest mail to somebody, once it has come. */
export async function linkMailedTo(page: Page, address: string): Promise<string> {
  interface Mail {
    readonly to: readonly string[];
    readonly text: string;
  }
  let link: string | undefined;
  // The browser knows *.localhost, Node does not.
  const inbox = await page.context().newPage();
  await expect
    .poll(async () => {
      await inbox.goto(at('', '/dev/inbox.json'));
      const { mails } = JSON.parse(await inbox.locator('body').innerText()) as { mails: readonly Mail[] };
      const mail = mails.find(({ to }) => to.includes(address));
      link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
      return link;
    })
    .toBeTruthy();
  await inbox.close();
  return link ?? '';
}

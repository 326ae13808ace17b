import { type InboxMail, listMail } from '../../src/mail/inbox.ts';
import { type HttpAnswer, Person, send } from './person.ts';
import { eventually, type TestServer } from './server.ts';

/** What a supplier has from a mail. */
export interface MailedLink {
  readonly order_id: string;
  readonly link: string;
  readonly passcode: string;
}

/** A supplier's browser, in front of the door and behind it. */
export class Supplier extends Person {
  cookie = '';

  door(path: string, body: unknown = {}): Promise<HttpAnswer> {
    return send(this.port, this.host, 'POST', `/api/v1/order-chat/${path}`, JSON.stringify(body), {
      origin: `http://${this.host}`,
      'x-operatory': '1',
      ...(this.cookie ? { cookie: this.cookie } : {}),
    });
  }

  async logIn(with_: MailedLink): Promise<HttpAnswer> {
    const answer = await this.door('login', with_);
    if (answer.status === 200) {
      this.token = JSON.parse(answer.text).token;
      this.cookie = String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    }
    return answer;
  }
}

/** The newest mail about an order that has a passcode in it, once `count` of them are there. */
export async function linkMailed(server: TestServer, orderId: string, count = 1): Promise<MailedLink> {
  const mails = await mailsWith(server, `order=${orderId}#`, count);
  const text = mails[0]?.text ?? '';
  return {
    order_id: orderId,
    link: /#([\w-]{22})/.exec(text)?.[1] ?? '',
    passcode: /Your passcode: (\w{4})/.exec(text)?.[1] ?? '',
  };
}

/** Mails that say this, newest first, once there are so many. */
export async function mailsWith(server: TestServer, words: string, count = 1): Promise<InboxMail[]> {
  return eventually(
    async () => (await listMail(server.context.env.DATA_DIR)).filter(({ text }) => text.includes(words)),
    (found) => found.length >= count,
  );
}

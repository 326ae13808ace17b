import { type InboxMail, listMail } from '../../src/mail/inbox.ts';
import { type HttpAnswer, Person, send } from './person.ts';
import { eventually, type TestServer } from './server.ts';

/** A supplier gets this data from an email. */
export interface MailedLink {
  readonly order_id: string;
  readonly link: string;
  readonly passcode: string;
}

export class Supplier extends Person {
  /** The map has the cookie of each order that this browser is signed in to, by name. */
  readonly cookies = new Map<string, string>();
  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** `from` is the client address, if it is not the usual one. */
  postToChat(path: string, body: unknown, from?: string): Promise<HttpAnswer> {
    const headers = {
      origin: `http://${this.host}`,
      'x-operatory': '1',
      ...(this.cookie ? { cookie: this.cookie } : {}),
    };
    const text = JSON.stringify(body);
    return send(this.port, this.host, 'POST', `/api/v1/order-chat/${path}`, text, headers, from);
  }

  upload(bytes = 100): Promise<HttpAnswer> {
    const head = [
      '--b\r\ncontent-disposition: form-data; name="directory"\r\n\r\norder_chat_messages\r\n',
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
    ].join('');
    const file = Buffer.alloc(bytes, ' ');
    file.write('%PDF-1.4\n');
    file.write('%%EOF\n', bytes - 6);
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]);
    return send(this.port, this.host, 'POST', '/api/v1/file-upload/upload-s3', body, {
      authorization: `Bearer ${this.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    });
  }

  async logIn(with_: MailedLink): Promise<HttpAnswer> {
    const answer = await this.postToChat('login', with_);
    if (answer.status === 200) {
      this.token = JSON.parse(answer.text).token;
      const [name = '', value = ''] = (String(answer.headers['set-cookie']?.[0]).split(';')[0] ?? '').split(
        '=',
      );
      this.cookies.set(name, value);
    }
    return answer;
  }
}

/**
 * The link comes from the newest email about an order that contains a passcode, once there are `count` such
 * emails.
 */
export async function linkMailed(server: TestServer, orderId: string, count = 1): Promise<MailedLink> {
  const mails = await mailsWith(server, `order=${orderId}#`, count);
  const text = mails[0]?.text ?? '';
  return {
    order_id: orderId,
    link: /#([\w-]{22})/.exec(text)?.[1] ?? '',
    passcode: /Your passcode: (\w{4})/.exec(text)?.[1] ?? '',
  };
}

/** The emails are newest first, and there are at least `count` of them. */
export async function mailsWith(server: TestServer, words: string, count = 1): Promise<InboxMail[]> {
  return eventually(
    async () => (await listMail(server.context.env.DATA_DIR)).filter(({ text }) => text.includes(words)),
    (found) => found.length >= count,
  );
}

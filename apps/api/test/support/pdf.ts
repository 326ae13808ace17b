import { get } from 'node:http';
import type { Person } from './person.ts';

/** @returns The file or the refusal. */
export const readPdf = (who: Person, order: string) => readFile(who, `/api/v1/orders/${order}/pdf`);

export const readFile = (who: Person, path: string) =>
  new Promise<{ status: number; type: string; bytes: Buffer }>((resolve, reject) => {
    const headers = { host: who.host, authorization: `Bearer ${who.token}` };
    get({ host: '127.0.0.1', port: who.port, path, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const type = String(answer.headers['content-type']);
      resolve({ status: answer.statusCode ?? 0, type, bytes: Buffer.concat(parts) });
    }).on('error', reject);
  });

export const pdfOf = async (who: Person, order: string): Promise<Buffer> => (await readPdf(who, order)).bytes;

import { expect, test } from 'vitest';
import type { UploadResponse } from './send.ts';
import { pieceBytes, type Resumption, sendInPieces } from './send-in-pieces.ts';

const size = 3 * pieceBytes - 7;
const file = new File([new Uint8Array(size).map((_, at) => at % 251)], 'a film (1).mp4', {
  type: 'video/mp4',
});

/**
 * A server that stores what it receives. The test can break the connection before, during or after a request.
 */
class Line {
  readonly asked: string[] = [];
  readonly breaks = new Map<number, 'before' | 'amid' | 'after'>();
  kept: Uint8Array[] = [];
  isThere = false;
  isComplete = false;

  get offset() {
    return this.kept.reduce((sum, { length }) => sum + length, 0);
  }
  readonly ask = async (
    method: string,
    address: string,
    { body, headers = {} }: { body?: unknown; headers?: Readonly<Record<string, string>> } = {},
  ): Promise<UploadResponse> => {
    const broken = this.breaks.get(this.asked.length);
    this.asked.push(`${method} ${headers['upload-offset'] ?? ''}`.trim());
    if (broken === 'before') throw new Error('broken');
    const answer = await this.hear(method, body as Blob | undefined, headers, broken === 'amid');
    if (broken) throw new Error('broken');
    return {
      status: answer,
      text: method === 'GET' || this.isComplete ? '{"file_id":"f"}' : '',
      header: (name) =>
        ({
          location: `${address.split('?')[0]}/1`,
          'upload-offset': String(this.offset),
          'upload-complete': this.isComplete ? '?1' : '?0',
        })[name] ?? null,
    };
  };
  private async hear(
    method: string,
    body: Blob | undefined,
    headers: Readonly<Record<string, string>>,
    amid: boolean,
  ) {
    if (method === 'POST') {
      this.isThere = true;
      expect(headers).toMatchObject({
        'content-disposition': "attachment; filename*=UTF-8''a%20film%20%281%29.mp4",
        'upload-length': String(size),
      });
      return 201;
    }
    if (!this.isThere) return 404;
    if (method === 'DELETE') this.isThere = false;
    if (method === 'GET') return 200;
    if (method !== 'PATCH' || !body) return 204;
    expect(Number(headers['upload-offset'])).toBe(this.offset);
    const bytes = new Uint8Array(await body.arrayBuffer());
    this.kept.push(amid ? bytes.subarray(0, 1_000) : bytes);
    this.isComplete = headers['upload-complete'] === '?1' && !amid;
    return this.isComplete ? 200 : 204;
  }
}

const sent = (line: Line, resumption: Resumption = {}, signal = new AbortController().signal) => {
  const progress: number[] = [];
  const done = sendInPieces(
    file,
    { directory: 'tasks' },
    { ask: line.ask, onProgress: (part) => progress.push(part), signal, resumption, wait: async () => {} },
  );
  return { done, progress };
};
const expectWholeFile = async (line: Line) =>
  expect(Buffer.concat(line.kept).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);

test('uploads in pieces, and the last response contains the file', async () => {
  const line = new Line();
  expect(await sent(line).done).toMatchObject({ status: 200, text: '{"file_id":"f"}' });
  expect(line.asked).toEqual(['POST', 'PATCH 0', `PATCH ${pieceBytes}`, `PATCH ${2 * pieceBytes}`]);
  await expectWholeFile(line);
});

test('resumes after a break before, during or after any request', async () => {
  for (const how of ['before', 'amid', 'after'] as const)
    for (let at = 0; at < 6; at++) {
      const line = new Line();
      line.breaks.set(at, how);
      expect((await sent(line).done).text, `${how} ${at}`).toBe('{"file_id":"f"}');
      await expectWholeFile(line);
    }
});

test('fails after several breaks in a row, and can be resumed', async () => {
  const line = new Line();
  for (let at = 2; at < 8; at++) line.breaks.set(at, 'before');
  const resumption: Resumption = {};
  await expect(sent(line, resumption).done).rejects.toThrow('broken');
  expect(resumption.location).toBeDefined();
  const before = line.asked.length;
  expect((await sent(line, resumption).done).status).toBe(200);
  expect(line.asked.slice(before)).toEqual(['HEAD', `PATCH ${pieceBytes}`, `PATCH ${2 * pieceBytes}`]);
  await expectWholeFile(line);
});

test('starts again if the server no longer has the upload', async () => {
  const line = new Line();
  expect((await sent(line, { location: '/gone' }).done).status).toBe(200);
  expect(line.asked.slice(0, 3)).toEqual(['HEAD', 'POST', 'PATCH 0']);
});

test('leaves nothing on the server when cancelled', async () => {
  const line = new Line();
  const stop = new AbortController();
  line.breaks.set(2, 'before');
  const resumption: Resumption = { location: '/1' };
  line.isThere = true;
  const { done } = sent(line, resumption, stop.signal);
  stop.abort();
  await expect(done).rejects.toThrow();
  expect([line.isThere, resumption.location, line.asked.at(-1)]).toEqual([false, undefined, 'DELETE']);
});

import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { messages } from '@operatory/domain';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../errors/http-error.ts';
import type { Scan } from './scanner.ts';

/** The longest answer that is read from clamd, in characters. */
const maxAnswerLength = 4_096;

/**
 * Scans with clamd's INSTREAM: sends chunks with their length, then an empty chunk, and reads the answer.
 * `milliseconds` limits the total time of waiting for clamd, but not of waiting for a slow uploader.
 */
export function scanByClamd(
  place: NetConnectOpts,
  milliseconds: number,
  bytes: AsyncIterable<Uint8Array>,
  log: FastifyBaseLogger,
): Scan {
  let socket: Socket | undefined;
  let left = milliseconds;
  /** Waits for clamd to accept bytes or to answer, and subtracts the time from what is left. */
  const waitFor = async <T>(clamd: Socket, what: Promise<T>): Promise<T> => {
    const since = performance.now();
    const timer = setTimeout(() => clamd.destroy(new Error('it takes too long')), Math.max(0, left));
    try {
      return await what;
    } catch (error) {
      log.error({ err: error }, 'the virus scanner does not answer');
      throw new HttpError(503, 'unavailable', messages.file_not_scanned, 30);
    } finally {
      clearTimeout(timer);
      left -= performance.now() - since;
    }
  };
  const passing = async function* () {
    const clamd = connect(place);
    socket = clamd;
    const answer = answerOf(clamd);
    clamd.write('zINSTREAM\0');
    for await (const chunk of bytes) {
      if (chunk.byteLength > 0) {
        clamd.write(lengthOf(chunk.byteLength));
        if (!clamd.write(chunk)) await waitFor(clamd, Promise.race([once(clamd, 'drain'), answer]));
      }
      yield chunk;
    }
    clamd.write(lengthOf(0));
    const said = await waitFor(clamd, answer.then(verdictOf));
    clamd.end();
    if (said === 'stream: OK') return;
    log.warn({ said }, 'an infected file was refused');
    throw new HttpError(422, 'file_infected', messages.file_infected);
  };
  return { bytes: passing(), close: () => socket?.destroy() };
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** clamd's answer ends with a zero byte. */
function answerOf(clamd: Socket): Promise<string> {
  const answer = new Promise<string>((resolve, reject) => {
    let text = '';
    clamd.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > maxAnswerLength) clamd.destroy(new Error('it says too much'));
    });
    clamd.on('error', reject);
    clamd.on('close', () => reject(new Error('it went away without an answer')));
  });
  // Without this, an answer that nobody waits for would be an unhandled rejection.
  answer.catch(() => {});
  return answer;
}

/**
 * @throws Error if the answer is neither: for example, the file exceeds StreamMaxLength, or clamd has no
 * signatures
 */
function verdictOf(said: string): string {
  if (said === 'stream: OK' || /^stream: .+ FOUND$/.test(said)) return said;
  throw new Error(`it says: ${said}`);
}

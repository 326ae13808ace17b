import type { Client } from 'urql';
import { CombinedError } from 'urql';
import { expect, test } from 'vitest';
import { runMany } from './run-many.ts';

type Objects = readonly { readonly id: string }[];
interface Answer {
  readonly data?: {
    readonly outcomes: readonly { readonly index: number; readonly message: string | null }[];
  };
  readonly error?: CombinedError;
}
/** A client whose responses are computed from the requests. */
const clientThat = (answer: (objects: Objects, request: number) => Answer) => {
  const requests: Objects[] = [];
  const client = {
    mutation: (_: unknown, { objects }: { objects: Objects }) => {
      requests.push(objects);
      return { toPromise: async () => answer(objects, requests.length) };
    },
  };
  return { client: client as unknown as Client, requests };
};
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
const allDone = (objects: Objects): Answer => ({
  data: { outcomes: objects.map((_, index) => ({ index, message: null })) },
});

test('sends 57 rows in two requests and reports progress', async () => {
  const { client, requests } = clientThat(allDone);
  const seen: number[] = [];
  const sentences = await runMany(client, 'archive_task', rows(57), 'Not done', (done) => seen.push(done));
  expect(requests.map(({ length }) => length)).toEqual([50, 7]);
  expect(requests.flat()).toEqual(rows(57));
  expect(seen).toEqual([50, 57]);
  expect(sentences).toEqual(Array(57).fill(null));
});

test('assigns a refusal to its own row by its index in the answer', async () => {
  const { client } = clientThat((objects) => ({
    data: {
      outcomes: objects.map(({ id }, index) => ({ index, message: id === '52' ? 'Expired Date' : null })),
    },
  }));
  const sentences = await runMany(client, 'edit_task', rows(57), 'Not done', () => {});
  expect(sentences.flatMap((sentence, index) => (sentence ? [index, sentence] : []))).toEqual([
    52,
    'Expired Date',
  ]);
});

test('a failed request fails only its own rows', async () => {
  const { client } = clientThat((objects, request) =>
    request === 1
      ? {
          error: new CombinedError({
            graphQLErrors: [{ message: 'internal', extensions: { code: 'unexpected' } }],
          }),
        }
      : allDone(objects),
  );
  const sentences = await runMany(client, 'archive_task', rows(57), 'Not done', () => {});
  expect(sentences).toEqual([...Array(50).fill('Not done'), ...Array(7).fill(null)]);
});

test('a row that is missing from the answer does not count as done', async () => {
  const { client } = clientThat((objects) => ({
    data: { outcomes: objects.slice(1).map((_, index) => ({ index: index + 1, message: null })) },
  }));
  expect(await runMany(client, 'archive_task', rows(2), 'Not done', () => {})).toEqual(['Not done', null]);
});

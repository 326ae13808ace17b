import type { Client } from 'urql';
import { errorMessage } from './errors.ts';
import { graphql } from './graphql.ts';

interface RowOutcome {
  readonly index: number;
  readonly message: string | null;
}

type Objects = readonly Readonly<Record<string, unknown>>[];

export const manyOperation = (command: string) =>
  graphql<{ outcomes: readonly RowOutcome[] }, { objects: Objects }>(`
    mutation ${command}_many($objects: [${command}_many_input!]!) {
      outcomes: ${command}_many(objects: $objects) { index message }
    }
  `);

/** Rows per request: few enough to finish quickly, so that the progress bar moves. */
const batchSize = 50;

/**
 * Runs a command for many rows by its field `<name>_many`, in batches. Returns for each row the message of
 * its refusal, or null when it succeeded; when a whole request fails, each of its rows gets that error's
 * message or `otherwise`.
 */
export async function runMany(
  client: Client,
  command: string,
  objects: Objects,
  otherwise: string,
  onProgress: (done: number) => void,
): Promise<readonly (string | null)[]> {
  const operation = manyOperation(command);
  const sentences: (string | null)[] = [];
  while (sentences.length < objects.length) {
    const some = objects.slice(sentences.length, sentences.length + batchSize);
    const { data, error } = await client.mutation(operation, { objects: some }).toPromise();
    const outcomes = new Map(data?.outcomes.map(({ index, message }) => [index, message]));
    sentences.push(
      ...some.map((_, index) => {
        if (error) return errorMessage(error, otherwise);
        const message = outcomes.get(index);
        return message === undefined ? otherwise : message;
      }),
    );
    onProgress(sentences.length);
  }
  return sentences;
}

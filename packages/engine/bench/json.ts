/** Compares the time for parsing bodies with exact numbers to JSON.parse: `node --import tsx packages/engine/bench/json.ts` */
import { readJson } from '../src/read/json.ts';

const query =
  'query q($where: tasks_bool_exp, $limit: Int) { tasks(where: $where, limit: $limit) { id name status } }';
const id = '3f0c1e42-8a51-4e1e-9a7d-1e4e1234e567';
const row = (index: number) => ({
  id,
  name: `Item number ${index}`,
  amount: index * 1.5,
  at: '2030-01-31T23:59:59.123456Z',
  notes: 'Some words, with commas: and 12 numbers',
  tags: [1, 2, 3],
});
const rows = Array.from({ length: 200 }, (_, index) => row(index));
const bodies: Readonly<Record<string, string>> = {
  'a question': JSON.stringify({ query, variables: { where: { id: { _in: [id, id] } }, limit: 50 } }),
  '200 rows to insert': JSON.stringify({ query, variables: { rows } }),
  'a long text': JSON.stringify({
    query,
    variables: { text: 'A long text, with numbers: 12 '.repeat(2_000) },
  }),
  'many numbers': JSON.stringify({ query, variables: { list: rows.flatMap(({ amount }) => [amount, 7]) } }),
  '200 rows, one long number': JSON.stringify({ query, variables: { rows } }).replace(
    '1.5',
    '9007199254740993',
  ),
};

const [ROUNDS, CHARACTERS] = [20, 4_000_000];
for (const [name, body] of Object.entries(bodies)) {
  const times = Math.ceil(CHARACTERS / body.length);
  const taken = (read: (text: string) => unknown) => {
    const started = performance.now();
    for (let time = 0; time < times; time++) read(body);
    return performance.now() - started;
  };
  let [theirs, ours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  // Rounds are interleaved and the best is used, so that the load of the machine affects both equally.
  for (let round = 0; round < ROUNDS; round++) {
    theirs = Math.min(theirs, taken(JSON.parse));
    ours = Math.min(ours, taken(readJson));
  }
  const microseconds = (milliseconds: number) => ((milliseconds / times) * 1_000).toFixed(1);
  console.log(
    `${name} (${body.length} characters): ${(ours / theirs).toFixed(2)} of JSON.parse; ${microseconds(ours)} µs instead of ${microseconds(theirs)} µs`,
  );
}

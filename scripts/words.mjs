// Refuses words that nobody in this field uses for these things (CONTRIBUTING.md, Names): the code had a vocabulary of its own.
import { readFileSync } from 'node:fs';
import { fail, sources } from './tools.mjs';

/** Each word with the one to use instead. */
const retired = {
  told: 'reported, notified, or the name of what it holds',
  tells: 'says, reports',
  telling: 'notifying, reporting',
  whoever: 'anyone who',
  Whoever: 'anyone who, people who',
  reckon: 'calculate',
  reckons: 'calculates',
  reckoned: 'calculated',
  Reckons: 'Calculates',
  thereof: 'of it',
  meanwhile: 'in the meantime',
  awaited: 'outstanding',
  'by now': 'already',
  door: 'endpoint, link, page',
  doors: 'endpoints',
  papers: 'PDFs, documents',
  sealed: 'encrypted',
  unsealed: 'unencrypted',
  reseal: 'reencrypt',
  keyed: 'idempotent',
  underKey: 'withIdempotencyKey',
  whenGone: 'abortOnDisconnect',
  atOnce: 'concurrency, batchSize',
  patience: 'timeoutMs',
  heir: 'nextFocusable',
};
const word = new RegExp(`(?<![\\w-])(${Object.keys(retired).join('|')})(?![\\w-])`, 'g');

/** Stored values and other data that contain retired words. */
const kept = /'door'|`door`|operatory sealed columns|Who was told/g;

/** The lines of a text that use a retired word. */
const found = (text) =>
  text
    .replace(kept, '')
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(word)].map(([which]) => ({ line: index + 1, which })));

/** Texts in these are other people's words: data, what the specifications fix, and the list itself. */
const theirs =
  /\.gen\.(ts|graphql)$|^prisma\/(seed|migrations)\/|specified|^scripts\/words\.mjs$|^packages\/domain\/test\/messages/;
const files = sources(
  ...['apps', 'packages', 'prisma', 'e2e', 'scripts', 'docs', 'README.md', 'CONTRIBUTING.md'],
).filter((path) => /\.(tsx?|[mc]js|sql|prisma|md|css)$/.test(path) && !theirs.test(path));
if (files.length < 1000) fail(`Only ${files.length} files read: is the checkout whole?`);
const missed = Object.keys(retired).filter((each) => found(`It is ${each}.`).length !== 1);
if (missed.length > 0) fail(`The check does not find ${missed.join(', ')}`);
const uses = files.flatMap((path) =>
  found(readFileSync(path, 'utf8')).map(({ line, which }) => `${path}:${line}: ${which} → ${retired[which]}`),
);
for (const use of uses) console.error(use);
console.log(
  `words: ${files.length} files, ${uses.length} uses of ${Object.keys(retired).length} retired words`,
);
process.exit(uses.length > 0 ? 1 : 0);

// Refuses words that nobody in this field uses for these things (CONTRIBUTING.md, Names).
import { readFileSync } from 'node:fs';
import { fail, sources } from './tools.mjs';

/**
 * Each word with the one to use instead. It is found in any case, within identifiers (`sealedPin`,
 * `sealed_pin`), and in file names.
 */
const retired = {
  told: 'reported, notified, or the name of what it holds',
  tells: 'says, reports',
  telling: 'notifying, reporting',
  whoever: 'anyone who, people who',
  reckon: 'calculate',
  reckons: 'calculates',
  reckoned: 'calculated',
  thereof: 'of it',
  meanwhile: 'in the meantime',
  awaited: 'outstanding',
  anew: 'again',
  mended: 'fixed, repaired',
  'by now': 'already',
  door: 'endpoint, link, page',
  doors: 'endpoints',
  papers: 'PDFs, documents',
  sealed: 'encrypted',
  unsealed: 'unencrypted',
  reseal: 'reencrypt',
  keyed: 'idempotent',
  patience: 'timeoutMs',
  heir: 'nextFocusable',
};
/** Identifiers made of words that are fine in a sentence. */
const retiredNames = {
  underKey: 'withIdempotencyKey',
  whenGone: 'abortOnDisconnect',
  atOnce: 'concurrency, batchSize',
  mostBytes: 'maxBytes',
  mostRows: 'maxRows',
  sealPin: 'encryptPin',
};
const replacements = { ...retired, ...retiredNames };
const word = new RegExp(`(?<![a-z-])(${Object.keys(retired).join('|')})(?![a-z-])`, 'g');
const name = new RegExp(`(?<![\\w-])(${Object.keys(retiredNames).join('|')})(?![\\w-])`, 'g');

/** Stored values, names that clients use, a type of TypeScript, and other texts that cannot change. */
const kept =
  /'door'|`door`|operatory sealed columns|Who was told|sealed_pin|told_expiry_date|IconDoor|Door seal|Door \${|Free\|Door|Mended\.csv|lift is mended|is bought anew|\bedited_meanwhile\b|\bAwaited</g;
const wordsOf = (line) =>
  line
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** The retired words in a text with their lines; the path counts as line 0. */
const found = (path, text) =>
  [path, ...text.replace(kept, '').split('\n')].flatMap((each, line) =>
    [...wordsOf(each).matchAll(word), ...each.matchAll(name)].map(([which]) => ({ line, which })),
  );

/** Files with texts that are not ours to change: generated ones, data, fixed names, and this list itself. */
const theirs =
  /\.gen\.(ts|graphql)$|^prisma\/(seed|migrations)\/|specified|^scripts\/words\.mjs$|^packages\/domain\/test\/messages/;
const files = sources(
  ...['apps', 'packages', 'prisma', 'e2e', 'scripts', 'docs', 'README.md', 'CONTRIBUTING.md'],
).filter((path) => /\.(tsx?|[mc]js|sql|prisma|md|css)$/.test(path) && !theirs.test(path));
if (files.length < 1000) fail(`Only ${files.length} files read: is the checkout whole?`);
const spellings = (each) => {
  const joined = each.replaceAll(' ', '_');
  const capital = `${each[0].toUpperCase()}${each.slice(1)}`;
  return [
    [`It is ${each}.`],
    [`${capital} it is.`],
    [`is_${joined}_here`],
    [`is${capital}Here`],
    ['', `a/${joined}.ts`],
  ];
};
const missed = [
  ...Object.keys(retired).flatMap((each) =>
    spellings(each).filter(([text, path = '']) => found(path, text).length !== 1),
  ),
  ...Object.keys(retiredNames).filter((each) => found('', `const ${each} = 1;`).length !== 1),
];
if (missed.length > 0) fail(`The check does not find ${missed.join(', ')}`);
const uses = files.flatMap((path) =>
  found(path, readFileSync(path, 'utf8')).map(
    ({ line, which }) => `${path}:${line}: ${which} → ${replacements[which]}`,
  ),
);
for (const use of uses) console.error(use);
console.log(
  `words: ${files.length} files, ${uses.length} uses of ${Object.keys(replacements).length} retired words`,
);
process.exit(uses.length > 0 ? 1 : 0);

// Checks which folders may import which others. It fails if it reads too few files or does not find planted
// faults, because it would then prove nothing.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const order = createRequire(import.meta.url)('./folder-order.cjs');
const folders = [
  'packages/resource/src',
  'packages/engine/src',
  'packages/domain/src',
  'packages/db/src',
  'apps/api/src',
  'apps/web/src',
];

/** Uses of the clock or of random numbers, which the domain must get as arguments. */
const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\.now\b|\bcrypto\./;
const impureIn = (root) =>
  readdirSync(join(root, 'packages/domain/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => impure.test(readFileSync(join(root, 'packages/domain/src', file), 'utf8')))
    .map((file) => ({ rule: 'domain-has-no-clock', from: `packages/domain/src/${file}`, to: impure.source }));

function cruise(root) {
  const run = spawnSync(
    process.execPath,
    [
      resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      resolve('scripts/boundaries.config.cjs'),
      '--output-type',
      'json',
      ...folders,
    ],
    { encoding: 'utf8', maxBuffer: 256 << 20, cwd: root },
  );
  if (!run.stdout) {
    console.error(run.stderr || 'the boundary check did not run');
    process.exit(1);
  }
  const { modules, summary } = JSON.parse(run.stdout);
  const broken = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return {
    own: modules.filter(({ source }) => /^(packages|apps)\//.test(source)),
    violations: [...broken, ...impureIn(root)],
  };
}

/** For each folder, an import of the one after it, which is not allowed. */
const inTurn = (prefix, folder, names) =>
  names
    .slice(0, -1)
    .map((name, place) => [
      `${folder}/${name}/a.ts`,
      `import '${relative(`${folder}/${name}`, `${folder}/${names[place + 1]}/a.ts`)}';`,
      `${prefix}-${name}-knows-no-later-folder`,
    ]);
/** For each rule a file that breaks it: its path, its contents, and the name of the rule. */
const planted = [
  ['apps/api/src/a.ts', "import '../../web/src/a.ts';", 'api-meets-web-in-graphql'],
  ['packages/domain/src/a.ts', "import 'pg';", 'domain-has-no-io'],
  ['packages/domain/src/b.ts', "import 'node:fs';", 'domain-has-no-io'],
  ['packages/domain/src/c.ts', 'export const now = Date.now();', 'domain-has-no-clock'],
  ['packages/domain/src/d.ts', "import '../../db/src/a.ts';", 'domain-is-pure'],
  ['packages/engine/src/read/a.ts', "import '../sql/a.ts';", 'engine-read-knows-no-later-stage'],
  ['packages/engine/src/plan/a.ts', "import '../run/a.ts';", 'engine-plan-knows-no-later-stage'],
  ['packages/engine/src/run/a.ts', "import '../live/a.ts';", 'engine-run-knows-no-later-stage'],
  ['packages/resource/src/a.ts', "import '../../domain/src/c.ts';", 'resource-stands-alone'],
  ...inTurn('web', 'apps/web/src', order.rooms),
  ...inTurn('kit', 'apps/web/src/kit', order.kit),
];
const innocent = ['apps/web/src/a.ts', 'packages/db/src/a.ts'].concat(
  ['sql', 'live'].map((stage) => `packages/engine/src/${stage}/a.ts`),
  `apps/web/src/${order.rooms.at(-1)}/a.ts`,
  `apps/web/src/kit/${order.kit.at(-1)}/a.ts`,
);

/** Returns the planted faults that the check does not find. */
function missed() {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    cpSync('tsconfig.base.json', join(root, 'tsconfig.base.json'));
    for (const [file, text] of [...planted, ...innocent.map((file) => [file, 'export {};'])]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${text}\n`);
    }
    const { violations } = cruise(root);
    return planted.filter(
      ([file, , rule]) => !violations.some((found) => found.from === file && found.rule === rule),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const { own, violations } = cruise(process.cwd());
const links = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
const unread = folders.filter(
  (folder) => !own.some(({ source }) => source.startsWith(folder) && /\.tsx?$/.test(source)),
);
if (unread.length > 0) console.error(`read no file in ${unread.join(', ')}`);
if (links === 0) console.error('read no import at all');
const unfound = missed();
for (const [file, text, rule] of unfound) console.error(`${rule} does not find ${text} planted in ${file}`);
console.log(
  `boundaries: ${own.length} files, ${links} imports, ${violations.length} violations, ${planted.length - unfound.length} of ${planted.length} planted ones found`,
);
process.exit(violations.length + unread.length + unfound.length > 0 || links === 0 ? 1 : 0);

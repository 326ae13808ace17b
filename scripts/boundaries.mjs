// Checks who imports whom, and fails when it has read nothing: a check that reads no file proves nothing.
import { spawnSync } from 'node:child_process';

const folders = [
  'packages/resource/src',
  'packages/engine/src',
  'packages/domain/src',
  'packages/db/src',
  'apps/api/src',
  'apps/web/src',
];
const run = spawnSync(
  process.execPath,
  [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    'scripts/boundaries.config.cjs',
    '--output-type',
    'json',
    ...folders,
  ],
  { encoding: 'utf8', maxBuffer: 256 << 20 },
);
if (!run.stdout) {
  console.error(run.stderr || 'the boundary check did not run');
  process.exit(1);
}
const { modules, summary } = JSON.parse(run.stdout);
const own = modules.filter(({ source }) => /^(packages|apps)\//.test(source));
const links = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
const unread = folders.filter(
  (folder) => !own.some(({ source }) => source.startsWith(folder) && /\.tsx?$/.test(source)),
);
if (unread.length > 0) console.error(`read no file in ${unread.join(', ')}`);
if (links === 0) console.error('read no import at all');
console.log(`boundaries: ${own.length} files, ${links} imports, ${summary.violations.length} violations`);
process.exit(summary.violations.length > 0 || unread.length > 0 || links === 0 ? 1 : 0);

// What the commands share: running a step, finding pnpm and Chromium, one clear line on failure.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpmVersion = '12.21.0';

export function fail(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

/** Runs a command to its end; its output is shown. Ends the process with one line when it fails. */
export function step(title, command, args, { env = {}, quiet = false, cwd = '.' } = {}) {
  const started = Date.now();
  if (!quiet) console.log(`\n› ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(root, cwd),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => fail(`${title}: ${error.message}`));
    child.on('exit', (code) => {
      if (code !== 0) {
        if (quiet) console.error(output.slice(-4000));
        fail(`${title} failed (${code})`);
      }
      if (!quiet) console.log(`  ${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve(undefined);
    });
  });
}

export const pnpm = (title, args, options) =>
  step(title, 'npx', ['-y', `pnpm@${pnpmVersion}`, ...args], options);
export const node = (title, args, options) => step(title, process.execPath, args, options);

const fingerprint = (paths) => {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths)
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
};

/** Runs `work` unless it was done for exactly these inputs before. */
export async function once(name, inputs, outputs, work) {
  const stamp = join(root, 'node_modules', `.operatory-${name}`);
  const now = fingerprint(inputs);
  const done =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    outputs.every((path) => existsSync(join(root, path)));
  if (done) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** The text of each file, by path. */
export const contents = (paths) =>
  new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Made by tools, never an input. */
const made = new Set([
  ...['node_modules', 'dist', 'generated', 'coverage', 'test-results', 'playwright-report'],
  ...['.data', '.git', '.turbo'],
]);

function filesBelow(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() && !entry.name.endsWith('.tsbuildinfo') ? [path] : [];
  });
}

/**
 * The files of folders, files and patterns (`apps/*\/package.json`; `*.gen.ts` at any depth): the inputs of a build.
 * Not asked of git: an image and an unpacked archive have none.
 */
export function sources(...wanted) {
  const found = wanted.flatMap((path) => {
    if (path.includes('*')) {
      const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replaceAll('*', '.*')}$`);
      return filesBelow('').filter((file) => pattern.test(file));
    }
    return statSync(join(root, path)).isDirectory() ? filesBelow(path) : [path];
  });
  if (found.length === 0) fail(`No file below ${wanted.join(', ')}: is the checkout whole?`);
  return [...new Set(found)].sort();
}

export const install = () =>
  once(
    'install',
    [
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'package.json',
      ...sources('apps/*/package.json', 'packages/*/package.json', 'e2e/package.json'),
    ],
    ['node_modules/typescript', 'apps/api/node_modules', 'apps/web/node_modules', 'e2e/node_modules'],
    () => pnpm('Installing packages', ['install', '--frozen-lockfile']),
  );

export const generate = () =>
  once(
    'gen',
    sources('prisma/schema', 'packages/db/src/tools', 'packages/db/package.json'),
    ['packages/db/src/generated'],
    () => pnpm('Generating the database client', ['--filter', '@operatory/db', 'gen']),
  );

export const build = () =>
  once(
    'build',
    sources('apps/web', 'packages/domain', 'packages/resource'),
    ['apps/web/dist/index.html'],
    () => pnpm('Building the web application', ['--filter', '@operatory/web', 'build']),
  );

/** The browser for the journeys: named, Debian's, Playwright's own, or installed when root. Never a silent skip. */
export async function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names no file: ${named}`);
  const found = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: join(root, 'e2e'),
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (own.status === 0) return '';
  if (process.getuid?.() !== 0)
    fail('No Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  await step(
    'Installing Chromium',
    'sh',
    [
      '-c',
      'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium',
    ],
    { quiet: true },
  );
  return existsSync('/usr/bin/chromium')
    ? '/usr/bin/chromium'
    : fail('Chromium was installed but is not at /usr/bin/chromium.');
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.version}.`);
}

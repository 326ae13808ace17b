// Functions that the commands share: running a step, finding pnpm and Chromium, and one clear line on
// failure.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pnpmVersion = '12.21.0';

/** The steps that run at the same time, which are all killed on a failure or Ctrl-C. */
const beside = new Set();
const endBeside = () => {
  for (const child of beside)
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // The process has already ended.
    }
};
function keepBeside(child) {
  if (beside.size === 0) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => fail(signal));
  beside.add(child);
}

export function fail(message) {
  endBeside();
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

/**
 * Runs a command to its end. Its output is shown at once, with `quiet` only if it fails, and with `together`
 * in one piece at the end.
 */
export function step(title, command, args, { env = {}, quiet = false, together = false, cwd = '.' } = {}) {
  const started = Date.now();
  const collects = quiet || together;
  if (!quiet) console.log(`\n› ${title}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: join(root, cwd),
      stdio: collects ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      // A process group of its own, which can be killed as a whole.
      detached: together,
    });
    if (together) keepBeside(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', (error) => fail(`${title}: ${error.message}`));
    child.on('exit', async (code) => {
      beside.delete(child);
      // Output may arrive after the exit. It is waited for only a short time, because processes that the
      // command has left running may keep the pipe open.
      if (collects) await Promise.race([new Promise((done) => child.on('close', done)), setTimeout(500)]);
      if (together) console.log(`\n› ${title}\n${output}`);
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

/**
 * Runs `work` unless it was done before for the same inputs. `place` is needed if the outputs contain the
 * path of the checkout.
 */
export async function once(name, inputs, outputs, work, place = '') {
  const stamp = join(root, 'node_modules', `.operatory-${name}`);
  const now = `${fingerprint(inputs)}${place}`;
  const done =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    outputs.every((path) => existsSync(join(root, path)));
  if (done) return;
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

const contents = (paths) => new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Folders written by tools, which are never an input. */
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
 * The files in these folders, files and patterns (`apps/*\/package.json`; `*.gen.ts` at any depth), as the
 * inputs of a build. Does not use git, because images and unpacked archives have no repository.
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
      ...packages,
      'package.json',
      ...sources('apps/*/package.json', 'packages/*/package.json', 'e2e/package.json'),
    ],
    ['node_modules/typescript', 'apps/api/node_modules', 'apps/web/node_modules', 'e2e/node_modules'],
    () => pnpm('Installing packages', ['install', '--frozen-lockfile']),
  );

/** Another version of a package may generate other files from the same sources. */
const packages = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
export const inputs = {
  gen: [...packages, 'prisma/schema', 'packages/db/src/tools', 'packages/db/package.json'],
  build: [...packages, 'apps/web', 'packages/domain', 'packages/resource'],
};

const gen = () => pnpm('Generating the database client', ['--filter', '@operatory/db', 'gen']);
/**
 * Generates the GraphQL schema, and then the types of the web's documents. Fails if a document does not match
 * the schema.
 */
const genContract = async () => {
  await pnpm('Printing the GraphQL schema', ['--filter', '@operatory/api', 'gen']);
  await pnpm('Typing the GraphQL documents', ['--filter', '@operatory/web', 'gen']);
};
const generated = (work) => once('gen', sources(...inputs.gen), ['packages/db/src/generated'], work);

export const generate = () => generated(gen);

/** Generates everything, and fails if a committed file changes. */
export async function generateAfresh() {
  // The router's plugin writes its file during the web's build, so it is left out.
  const kept = [...sources('*.gen.*').filter((path) => !path.includes('routeTree')), 'docs/data-model.md'];
  const before = contents(kept);
  await gen();
  await genContract();
  await generated(async () => {});
  const now = contents(kept);
  const stale = kept.filter((path) => now.get(path) !== before.get(path));
  if (stale.length > 0) fail(`Not fresh, now generated again: ${stale.join(', ')}`);
}

export const build = (options) =>
  once('build', sources(...inputs.build), ['apps/web/dist/index.html'], () =>
    pnpm('Building the web application', ['--filter', '@operatory/web', 'build'], options),
  );

/** Builds the stories, for their tests and for developers at /stories. */
export const buildStories = (options) =>
  once('stories', sources(...inputs.build), ['apps/web/stories/dist/index.html'], () =>
    pnpm('Building the stories', ['--filter', '@operatory/web', 'build:stories'], options),
  );

/**
 * The names of Debian's browsers. The one without windows comes first, because it starts sooner and renders
 * the same.
 */
const browsers = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const installedBrowser = () => browsers.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

/**
 * The browser for the journeys: the one in CHROMIUM_PATH, Debian's, Playwright's own (''), or one that is
 * installed now if this is CI and root. Fails if there is none, so that journeys are never skipped silently.
 */
export async function chromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names no file: ${named}`);
  const shell = '/usr/bin/chromium-headless-shell';
  // Without a display, the headless shell is preferred, because the full browser takes twice as long for each
  // page.
  if (process.env.CI && process.getuid?.() === 0 && !existsSync(shell))
    spawnSync(
      'sh',
      ['-c', 'apt-get update -qq; apt-get install -y -qq --no-install-recommends chromium-headless-shell'],
      {
        stdio: 'ignore',
        timeout: 180_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  const found = installedBrowser();
  if (found) return found;
  const own = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    cwd: join(root, 'e2e'),
    encoding: 'utf8',
    timeout: 120_000,
  });
  if (own.status === 0) return '';
  if (process.getuid?.() !== 0)
    fail('No Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  const get = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';
  await step(
    'Installing Chromium',
    'sh',
    ['-c', `apt-get update -qq && { ${get} chromium-headless-shell || ${get} chromium; }`],
    { quiet: true },
  );
  return installedBrowser() ?? fail('Chromium was installed but is not in /usr/bin.');
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Calls `run` when the npm process that started this one has ended, because a killed npm sends no signal. */
export function onceAlone(run) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const output = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' }).stdout;
  // npm runs scripts in a shell.
  const [, npm] = /^\s*(\d+)\s+\S*sh\s*$/.exec(output ?? '') ?? [];
  const timer = setInterval(() => {
    if (process.ppid === parent && (!npm || isAlive(Number(npm)))) return;
    clearInterval(timer);
    run();
  }, 500);
  timer.unref();
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed; this is ${process.version}.`);
}

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readEnv, root } from '../src/env.ts';

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}
const { inputs, sources } = await import(/* @vite-ignore */ `${root}scripts/tools.mjs`);
const { load } = createRequire(import.meta.url)('js-yaml') as { load(text: string): unknown };
const read = (name: string) => readFileSync(`${root}${name}`, 'utf8');
const compose = load(read('docker-compose.yml')) as Compose;
const { services } = compose;
const apis = Object.entries(services).filter(([, { build }]) => build !== undefined);
const dockerfile = read('Dockerfile');
const caddyfile = read('deploy/Caddyfile');

test('every file, volume and service in docker-compose.yml exists, and every image has a version', () => {
  for (const [name, { image, build, volumes = [], depends_on = {} }] of Object.entries(services)) {
    if (build) expect([name, existsSync(`${root}${build}/Dockerfile`)]).toEqual([name, true]);
    else expect(image).toMatch(/^[a-z/]+:(?!latest)[\w.-]+$/);
    for (const volume of volumes) {
      const from = String(volume.split(':')[0]);
      expect([volume, from.startsWith('.') ? existsSync(`${root}${from}`) : from in compose.volumes]).toEqual(
        [volume, true],
      );
    }
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(needed.filter((other) => !(other in services))).toEqual([]);
  }
});

test('the settings of both API processes in docker-compose.yml are valid, explained and refer to its services', () => {
  expect(apis).toHaveLength(2);
  const explained = read('docs/operating.md');
  for (const [, { environment = {}, healthcheck, volumes = [] }] of apis) {
    const env = readEnv(environment);
    for (const name of Object.keys(environment))
      expect([name, explained.includes(`\`${name}\``) || name.startsWith('AWS_')]).toEqual([name, true]);
    expect(dockerfile).toContain(`EXPOSE ${env.PORT}\n`);
    expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${env.PORT}/readyz`);
    // The only volume is the folder of files, in case files are stored there.
    expect(volumes.map((volume) => volume.split(':')[1])).toEqual([env.DATA_DIR]);
    const database = new URL(env.DATABASE_URL ?? '');
    expect(services[database.hostname]?.environment).toEqual({
      POSTGRES_USER: database.username,
      POSTGRES_PASSWORD: database.password,
      POSTGRES_DB: database.pathname.slice(1),
    });
    const store = services[new URL(env.S3_ENDPOINT ?? '').hostname]?.environment;
    expect([environment.AWS_ACCESS_KEY_ID, environment.AWS_SECRET_ACCESS_KEY]).toEqual([
      store?.MINIO_ROOT_USER,
      store?.MINIO_ROOT_PASSWORD,
    ]);
    expect(services).toHaveProperty(new URL(env.SMTP_URL ?? '').hostname);
  }
});

test('the proxy uses the ports of both API processes', () => {
  const asked = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ');
  expect(asked).toEqual(apis.map(([name, { environment }]) => `${name}:${environment?.PORT}`));
  expect(caddyfile).toContain('health_uri /readyz');
  const listens = /^:(\d+) \{$/m.exec(caddyfile)?.[1];
  const proxy = services.proxy;
  expect(proxy?.ports?.map((port) => port.split(':')[1])).toEqual([listens]);
  expect(proxy?.volumes?.[0]).toMatch(/^\.\/deploy\/Caddyfile:\/etc\/caddy\/Caddyfile/);
});

test('the files that the image builds with and starts exist, and Node is its first process', () => {
  const [, start = ''] = /^CMD (.*)$/m.exec(dockerfile) ?? [];
  const command = JSON.parse(start) as string[];
  expect(command[0]).toBe('node');
  const scripts = [
    command[1] ?? '',
    ...[...dockerfile.matchAll(/RUN node (\S+)/g)].map(([, script]) => String(script)),
  ];
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(existsSync(`${root}${script}`)).toBe(true);
});

test('the inputs of the steps gen and build include the files that list the packages', () => {
  for (const step of [inputs.gen, inputs.build])
    expect(sources(...step)).toEqual(expect.arrayContaining(['pnpm-lock.yaml', 'pnpm-workspace.yaml']));
});

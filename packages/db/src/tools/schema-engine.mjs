// Prisma's schema engine runs as WebAssembly, for developers: it writes a migration from changes in
// prisma/schema, or reports drift. `node --import tsx src/tools/schema-engine.mjs create <name> | drift`. The
// database is DATABASE_URL, or else an embedded one.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { startEmbedded } from '../embedded/start.ts';

const prismaFolder = fileURLToPath(new URL('../../../../prisma', import.meta.url));
const schemaFolder = path.join(prismaFolder, 'schema');
const migrationsFolder = path.join(prismaFolder, 'migrations');

// The package's own entry expects a bundler, so the module is put together by hand.
const require = createRequire(import.meta.url);
const wasmFile = path.join(
  path.dirname(require.resolve('@prisma/schema-engine-wasm')),
  'schema_engine_bg.wasm',
);
const wasm = await WebAssembly.instantiate(await WebAssembly.compile(readFileSync(wasmFile)), {
  './schema_engine_bg.js': engineModule,
});
engineModule.__wbg_set_wasm(wasm.exports);
wasm.exports.__wbindgen_start();

/** Prints an error of PostgreSQL, because the engine does not report errors of the adapter below it. */
function refused(error) {
  console.error(`PostgreSQL: ${error.message}${error.where ? ` (${error.where})` : ''}`);
  throw error;
}

// The package adapter-pg refuses the catalog's type "char" (18), so it is shown to the package as text, then
// reported as a character.
function adapterOver(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const query = pool.query.bind(pool);
  let last;
  pool.query = async (...args) => {
    const answer = await query(...args).catch(refused);
    for (const each of Array.isArray(answer) ? answer : [answer]) {
      for (const field of each.fields ?? [])
        if (field.dataTypeID === 18) Object.assign(field, { dataTypeID: 25, wasChar: true });
      last = each;
    }
    return answer;
  };
  return new PrismaPg(pool, { disposeExternalPool: true }).connect().then((adapter) => {
    const queryRaw = adapter.queryRaw.bind(adapter);
    // The package adapter-pg splits scripts on ';' and would cut $$ bodies.
    adapter.executeScript = async (script) => void (await pool.query(script));
    adapter.queryRaw = async (statement) => {
      const answer = await queryRaw(statement);
      last.fields.forEach((field, index) => {
        if (field.wasChar) answer.columnTypes[index] = ColumnTypeEnum.Character;
      });
      return answer;
    };
    return adapter;
  });
}

const embedded = process.env.DATABASE_URL
  ? null
  : await startEmbedded({
      dataDir: path.join(prismaFolder, '../.data/schema-engine'),
      // While autovacuum runs in a shadow database, its owner may not drop it.
      settings: { autovacuum: 'off' },
    });
const databaseUrl = process.env.DATABASE_URL ?? embedded.ownerUrl;
const factory = bindMigrationAwareSqlAdapterFactory({
  provider: 'postgres',
  adapterName: '@prisma/adapter-pg',
  connect: () => adapterOver(databaseUrl),
  async connectToShadowDb() {
    const name = `shadow_${crypto.randomUUID().replaceAll('-', '')}`;
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    await owner.query(`create database ${name}`).catch(refused);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    const adapter = await adapterOver(url.href);
    const dispose = adapter.dispose.bind(adapter);
    adapter.dispose = async () => {
      await dispose();
      await owner.query(`drop database if exists ${name} with (force)`).catch(refused);
      await owner.end();
    };
    return adapter;
  },
});

const schemaFiles = readdirSync(schemaFolder)
  .filter((file) => file.endsWith('.prisma'))
  .sort()
  .map((file) => ({
    path: path.join(schemaFolder, file),
    content: readFileSync(path.join(schemaFolder, file), 'utf8'),
  }));
const migrations = readdirSync(migrationsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
const engine = await engineModule.SchemaEngine.new(
  { datamodels: schemaFiles.map(({ path: file, content }) => [file, content]) },
  () => {},
  factory,
);
const difference = await engine.diff({
  from: {
    tag: 'migrations',
    baseDir: migrationsFolder,
    shadowDbInitScript: '',
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(path.join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    migrationDirectories: migrations.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: {
          tag: 'ok',
          value: readFileSync(path.join(migrationsFolder, name, 'migration.sql'), 'utf8'),
        },
      },
    })),
  },
  to: { tag: 'schemaDatamodel', files: schemaFiles },
  script: true,
  exitCode: true,
  filters: { externalTables: [], externalEnums: [] },
});
engine.free();
await embedded?.stop();

const [command, name] = process.argv.slice(2);
if (difference.exitCode === 0) {
  console.log('The migrations make exactly what prisma/schema says.');
} else if (command === 'create' && /^\w+$/.test(name ?? '')) {
  const folder = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`;
  mkdirSync(path.join(migrationsFolder, folder));
  const ending =
    '\n-- Row-level security, grants, touch triggers and the publication, for new tables as well; texts without spaces at their ends.\nSELECT app.guard_tables();\nSELECT app.trim_tables();\n';
  writeFileSync(path.join(migrationsFolder, folder, 'migration.sql'), difference.stdout + ending);
  console.log(`made prisma/migrations/${folder}`);
} else {
  console.log(difference.stdout);
  console.error(
    'prisma/schema has changes without a migration: pnpm --filter @operatory/db migration:create <name>',
  );
  process.exit(1);
}
process.exit(0);

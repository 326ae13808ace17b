export { type Credentials, demoPassword } from '../../../prisma/seed/credentials.ts';
export { type DemoTenant, demoTenants } from '../../../prisma/seed/demo/demo.ts';
export type { SeedName, SeedOptions } from '../../../prisma/seed/seed.ts';
export { type SmallTenant, smallIds } from '../../../prisma/seed/small-ids.ts';
export { catalog } from './catalog.gen.ts';
export { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded/start.ts';
export type { default as PrismaTypes } from './generated/pothos.ts';
export { getDatamodel } from './generated/pothos.ts';
export { type Migrated, type MigrateOptions, migrate } from './migrate/migrate.ts';
export { PLATFORM_CLIENT_ID } from './platform.ts';
export { createPrisma, type Prisma, type Tx } from './prisma/create-prisma.ts';
export { sqlStateOf } from './prisma/sql-state.ts';
export { type TenantStore, withTenant } from './prisma/tenant-store.ts';
export { seed } from './seed.ts';
export { DatabaseStartError } from './start-error.ts';
export {
  createTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
  testNow,
} from './testing/test-database.ts';

export { catalog } from './catalog.gen.ts';
export { type Embedded, type EmbeddedOptions, startEmbedded } from './embedded/start.ts';
export { type Migrated, type MigrateOptions, migrate } from './migrate/migrate.ts';
export { PLATFORM_CLIENT_ID } from './platform.ts';
export { DatabaseStartError } from './start-error.ts';
export { getDatamodel } from './generated/pothos.ts';
export type { default as PrismaTypes } from './generated/pothos.ts';
export { createPrisma, type Prisma, type Tx } from './prisma/create-prisma.ts';
export { type TenantStore, withTenant } from './prisma/tenant-store.ts';

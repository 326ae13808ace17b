import type pg from 'pg';
import { Prisma as Generated, PrismaClient } from '../generated/client/client.ts';
import { tenantAdapter } from './tenant-adapter.ts';

/** Every call of Prisma's client must run inside withTenant. */
export type Prisma = PrismaClient;
export type Tx = Generated.TransactionClient;
/**
 * A plain null would leave a JSON column unchanged or store JSON null, so SQL null has a value of its own.
 */
export const { DbNull } = Generated;
/** The text must come from our own code and never contain a value. */
export const sqlText = Generated.raw;

interface Batching {
  readonly _requestHandler?: {
    readonly dataloader?: {
      options: { batchBy?: (request: { transaction?: { kind?: string } }) => string | undefined };
    };
  };
}

/**
 * Prisma uses the API's pool (login role `operatory_api`), and the platform's pool for calls whose
 * `withTenant` asks for it. The owner of the pools remains responsible for closing them.
 */
export function createPrisma(api: pg.Pool, platform?: pg.Pool): Prisma {
  const prisma = new PrismaClient({ adapter: tenantAdapter({ api, ...(platform ? { platform } : {}) }) });
  // Prisma combines all findUnique calls of one tick into one statement, so that a call of one tenant could
  // run as another. Only those of one interactive transaction may be combined.
  const options = (prisma as unknown as Batching)._requestHandler?.dataloader?.options;
  const batchBy = options?.batchBy;
  if (!options || !batchBy)
    throw new Error('this version of Prisma batches findUnique in a way that is not known here');
  options.batchBy = (request) => (request.transaction?.kind === 'itx' ? batchBy(request) : undefined);
  return prisma;
}

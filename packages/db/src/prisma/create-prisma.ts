import type pg from 'pg';
import { Prisma as Generated, PrismaClient } from '../generated/client/client.ts';
import { tenantAdapter } from './tenant-adapter.ts';

/** Every call of Prisma's client must run inside withTenant. */
export type Prisma = PrismaClient;
export type Tx = Generated.TransactionClient;
/** SQL null for a JSON column. A plain null would leave the column unchanged or store JSON null. */
export const { DbNull } = Generated;
/** SQL that is inserted as it is. The text must come from our own code and never contain a value. */
export const sqlText = Generated.raw;

interface Batching {
  readonly _requestHandler?: {
    readonly dataloader?: {
      options: { batchBy?: (request: { transaction?: { kind?: string } }) => string | undefined };
    };
  };
}

/**
 * @returns Prisma's client. It uses the API's pool (login role `operatory_api`), and the platform's pool
 *   for calls whose `withTenant` asks for it. The caller has to close the pools.
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

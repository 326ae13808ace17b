import type pg from 'pg';
import { Prisma as Generated, PrismaClient } from '../generated/client/client.ts';
import { tenantAdapter } from './tenant-adapter.ts';

/** Prisma's client. Every call has to run inside withTenant. */
export type Prisma = PrismaClient;
/** The client of one interactive transaction. */
export type Tx = Generated.TransactionClient;
/** Empties a column of JSON: null would leave it as it is, or be JSON's own. */
export const { DbNull } = Generated;
/** Text of ours within a statement; never a value. */
export const sqlText = Generated.raw;

interface Batching {
  readonly _requestHandler?: {
    readonly dataloader?: {
      options: { batchBy?: (request: { transaction?: { kind?: string } }) => string | undefined };
    };
  };
}

/** Makes the one Prisma client over the API's pool (login role `operatory_api`). The pool stays its owner's to end. */
export function createPrisma(pool: pg.Pool): Prisma {
  const prisma = new PrismaClient({ adapter: tenantAdapter(pool) });
  // Prisma joins all findUnique calls of one tick into one statement: of two tenants' calls one would
  // run as the other. Only those of one interactive transaction may be joined.
  const options = (prisma as unknown as Batching)._requestHandler?.dataloader?.options;
  const batchBy = options?.batchBy;
  if (!options || !batchBy)
    throw new Error('this version of Prisma batches findUnique in a way that is not known here');
  options.batchBy = (request) => (request.transaction?.kind === 'itx' ? batchBy(request) : undefined);
  return prisma;
}

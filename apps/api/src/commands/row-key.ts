import type { SignedIn } from '../context/context.ts';

/** Prisma's key of a row of the actor's client. */
export const rowKey = ({ client_id }: Pick<SignedIn, 'client_id'>, id: string) => ({
  id_client_id: { id, client_id },
});

import type { SignedIn } from '../context/context.ts';

/** The key of a row of the actor's client, as Prisma takes it. */
export const rowKey = ({ client_id }: Pick<SignedIn, 'client_id'>, id: string) => ({
  id_client_id: { id, client_id },
});

import { EngineError } from '@operatory/engine';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';

const query = `query bill($id: uuid!) {
  client_transaction_history(where: { id: { _eq: $id } }) { id client { id } invoice_id plan_name total_value status } }`;
const rows = z.object({
  client_transaction_history: z.array(
    z.object({
      id: z.string(),
      client: z.object({ id: z.string() }),
      invoice_id: z.string(),
      plan_name: z.string(),
      total_value: z.coerce.string(),
      status: z.enum(['PAID', 'UN_PAID']),
    }),
  ),
});
export type ReadableBill = z.infer<typeof rows>['client_transaction_history'][number];

/** @returns The bill as this person can read it; null if it does not exist or they cannot. */
export async function readableBill(
  { engine }: Pick<AppContext, 'engine'>,
  who: SignedIn,
  id: string,
): Promise<ReadableBill | null> {
  try {
    const answer = await engine.execute(engine.plan({ query }, who), { id }, who);
    return rows.parse(JSON.parse(String(answer))).client_transaction_history[0] ?? null;
  } catch (error) {
    // A role whose schema has no such table cannot read any bill.
    if (error instanceof EngineError && error.code === 'validation-failed') return null;
    throw error;
  }
}

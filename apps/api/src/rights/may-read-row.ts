import { EngineError } from '@operatory/engine';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';

/** @returns True if the engine shows this row to the person. */
export async function mayReadRow(
  { engine }: Pick<AppContext, 'engine'>,
  who: SignedIn,
  table: string,
  id: string,
): Promise<boolean> {
  const query = `query readable($id: uuid!) { ${table}(where: { id: { _eq: $id } }) { id } }`;
  try {
    const answer = await engine.execute(engine.plan({ query }, who), { id }, who);
    return (
      z.record(z.string(), z.array(z.object({ id: z.string() }))).parse(JSON.parse(String(answer)))[table]
        ?.length === 1
    );
  } catch (error) {
    // A role whose schema does not have the table can read none of its rows.
    if (error instanceof EngineError && error.code === 'validation-failed') return false;
    throw error;
  }
}

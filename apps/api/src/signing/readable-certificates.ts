import { EngineError } from '@operatory/engine';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';

const query = `query certificates($ids: [uuid!]!) {
  client_document_certificates(where: { client_document_assignment_id: { _in: $ids } }, order_by: { issued_at: desc }) {
    client_document_assignment_id } }`;
const rows = z.object({
  client_document_certificates: z.array(z.object({ client_document_assignment_id: z.string() })),
});

/** @returns Those of the assignments whose certificate the user can read, the latest certificate first. */
export async function readableCertificates(
  { engine }: Pick<AppContext, 'engine'>,
  who: SignedIn,
  ids: readonly string[],
): Promise<readonly string[]> {
  try {
    const answer = await engine.execute(engine.plan({ query }, who), { ids }, who);
    return rows
      .parse(JSON.parse(String(answer)))
      .client_document_certificates.map(({ client_document_assignment_id }) => client_document_assignment_id);
  } catch (error) {
    // A role whose schema has no certificates cannot read any.
    if (error instanceof EngineError && error.code === 'validation-failed') return [];
    throw error;
  }
}

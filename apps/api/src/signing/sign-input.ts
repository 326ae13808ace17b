import { checkSignature, roundedStrokes, signingConsent } from '@operatory/domain';
import { z } from 'zod';
import type { CommandContext, CommandRun } from '../commands/define.ts';
import { assertRule, refused, requireOk } from '../commands/refuse.ts';

const point = z.tuple([z.number(), z.number()]);
export const signInput = z.object({
  id: z.uuid(),
  version: z.int(),
  method: z.enum(['PIN', 'PASSWORD']),
  secret: z.string().min(1).max(200),
  /** Strokes as points in a box of 600 × 200. */
  drawn: z.array(z.array(point).max(20_000)).max(20_000).nullish(),
  typed_name: z.string().trim().max(100).nullish(),
  consent: z.boolean(),
});
export type SignInput = z.output<typeof signInput>;

/**
 * The signer must agree, draw or type their name, and enter their PIN or password, whose wrong attempts are
 * counted. @throws Refusal
 */
export async function assertSigns(
  { isMyPin, isMyPassword }: Pick<CommandContext, 'isMyPin' | 'isMyPassword'>,
  { consent, drawn, typed_name, method, secret }: SignInput,
): Promise<void> {
  assertRule(consent, 'consent_needed');
  requireOk(checkSignature(drawn ?? null, typed_name ?? null));
  if (method === 'PIN' ? await isMyPin(secret) : await isMyPassword(secret)) return;
  throw refused(method === 'PIN' ? 'passcode_wrong' : 'login_failed');
}

/** The part of a signature that says who signed, how and when. It is hashed and stored. */
export const signatureOf = ({
  actor,
  now,
  input: { method, drawn, typed_name },
}: Pick<CommandRun<SignInput>, 'actor' | 'now' | 'input'>) => ({
  user_id: actor.user_id,
  method,
  consent: signingConsent,
  drawn: drawn?.length ? roundedStrokes(drawn) : null,
  typed_name: typed_name || null,
  ip_address: actor.address ?? null,
  user_agent: actor.userAgent?.trim() || null,
  signed_at: now,
});

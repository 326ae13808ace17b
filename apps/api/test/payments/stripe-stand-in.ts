import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

interface Session {
  readonly id: string;
  readonly url: string;
  readonly asked: Readonly<Record<string, string>>;
}
export interface StripeStandIn {
  readonly url: string;
  /** The payment pages are in the order in which they were created. */
  readonly sessions: readonly Session[];
  /** While this is set, every request gets an error. */
  isAway: boolean;
  end(): Promise<void>;
}

/**
 * Only the used part of Stripe's API is implemented: pages for payments with idempotency keys, and payments
 * with their card.
 */
export async function startStripe(secretKey: string): Promise<StripeStandIn> {
  const app = Fastify();
  const sessions: Session[] = [];
  const byKey = new Map<string, { readonly body: string; readonly session: Session }>();
  const standIn = { isAway: false };
  const failure = (message: string, type = 'invalid_request_error') => ({ error: { type, message } });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (standIn.isAway) return reply.status(503).send(failure('Away', 'api_error'));
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return reply.status(401).send(failure('Invalid API Key'));
  });
  app.post('/v1/checkout/sessions', async (request, reply) => {
    const body = String(request.body);
    const key = String(request.headers['idempotency-key']);
    const earlier = byKey.get(key);
    if (earlier && earlier.body !== body)
      return reply
        .status(400)
        .send(failure('Keys for idempotent requests can only be used once', 'idempotency_error'));
    const id = `cs_test_${sessions.length + 1}`;
    const session = earlier?.session ?? {
      id,
      url: `https://checkout.stripe.example/${id}`,
      asked: Object.fromEntries(new URLSearchParams(body)),
    };
    if (!earlier) {
      sessions.push(session);
      byKey.set(key, { body, session });
    }
    return { id: session.id, object: 'checkout.session', url: session.url, payment_status: 'unpaid' };
  });
  app.get<{ Params: { id: string } }>('/v1/payment_intents/:id', async (request, reply) =>
    request.params.id === 'pi_card'
      ? {
          id: 'pi_card',
          object: 'payment_intent',
          latest_charge: {
            id: 'ch_1',
            object: 'charge',
            payment_method_details: { card: { last4: '4242' } },
          },
        }
      : reply.status(404).send(failure('No such payment_intent')),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}`,
    sessions,
    end: () => app.close(),
  });
}

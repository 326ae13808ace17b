import type Stripe from 'stripe';
import type { Env } from '../env.ts';

/** Loaded only when it is needed, because the library is large and would slow down every start. */
export const loadStripe = async (): Promise<typeof Stripe> => (await import('stripe')).default;

/** A request that cannot reach Stripe is repeated twice. */
export async function stripeClient(env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_URL'>): Promise<Stripe> {
  const { protocol, hostname, port } = new URL(env.STRIPE_API_URL);
  const Client = await loadStripe();
  return new Client(env.STRIPE_SECRET_KEY ?? '', {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
}

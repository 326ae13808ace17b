import { randomUUID } from 'node:crypto';
import { PLATFORM_CLIENT_ID } from '@operatory/db';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Person, send } from '../support/person.ts';
import { north, south, startTestServer, type TestServer } from '../support/server.ts';
import { addBill } from './bills.ts';
import { type StripeStandIn, startStripe } from './stripe-stand-in.ts';

const secrets = { STRIPE_SECRET_KEY: 'sk_test_one', STRIPE_WEBHOOK_SECRET: 'whsec_one' };
let stripe: StripeStandIn;
let server: TestServer;
let people: Record<'owner' | 'admin' | 'worker', Person>;
let stranger: Person;
let accounts: Person;
beforeAll(async () => {
  stripe = await startStripe(secrets.STRIPE_SECRET_KEY);
  server = await startTestServer({ PAYMENTS: 'stripe', STRIPE_API_URL: stripe.url, ...secrets });
  people = await server.signInAll('north', 'owner', 'admin', 'worker');
  stranger = await server.signIn('south', 'admin');
  accounts = await Person.signIn(server.port, 'superadmin', 'anil.kapoor@operatory.example');
});
afterAll(() => stripe.end());

const billOf = async (id: string) =>
  (
    await server.root.query(
      `select t.status, t.card, s.payment_status, s.paid_at is not null as has_paid_at
       from client_transaction_history t join user_subscriptions s on s.id = t.user_subscription_id where t.id = $1`,
      [id],
    )
  ).rows[0];
const unpaid = { status: 'UN_PAID', card: null, payment_status: 'UN_PAID', has_paid_at: false };

describe('a payment page', () => {
  const checkout = async (person: Person, transaction_id: string) => {
    const answer = await send(
      server.port,
      person.host,
      'POST',
      '/api/v1/payments/checkout',
      JSON.stringify({ transaction_id }),
      { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    );
    return { status: answer.status, ...(JSON.parse(answer.text) as { url?: string; code?: string }) };
  };

  test('is created once for an invoice, in cents and with its reference, even if it is requested twice', async () => {
    const { id } = await addBill(server);
    const before = stripe.sessions.length;
    const [one, two] = [await checkout(people.owner, id), await checkout(people.admin, id)];
    expect(one).toEqual({ status: 200, url: expect.stringContaining('checkout.stripe.example') });
    expect(two).toEqual(one);
    expect(stripe.sessions.length - before).toBe(1);
    expect(stripe.sessions.at(-1)?.asked).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[client_id]': north.client,
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '21995',
      success_url: expect.stringContaining('//north.localhost'),
    });
  });

  test('is a new one after the invoice was set back to unpaid', async () => {
    const { id } = await addBill(server);
    const first = await checkout(people.owner, id);
    expect(await accounts.refusal('mark_subscription_paid', { id })).toBeNull();
    expect(await accounts.refusal('mark_subscription_unpaid', { id, reason: 'Charged back' })).toBeNull();
    const second = await checkout(people.owner, id);
    expect(second.url).not.toBe(first.url);
    expect(await checkout(people.owner, id)).toEqual(second);
  });

  test('is not found for another client or an employee, and is refused to platform staff', async () => {
    const { id } = await addBill(server);
    const missing = await checkout(people.admin, randomUUID());
    expect(missing).toMatchObject({ status: 404, code: 'not_found' });
    for (const person of [stranger, people.worker]) expect(await checkout(person, id)).toEqual(missing);
    expect(await checkout(accounts, id)).toMatchObject({ status: 403 });
  });

  test('is refused when there is nothing to pay, and when Stripe is unavailable', async () => {
    const paid = await addBill(server, { status: 'PAID' });
    expect(await checkout(people.owner, paid.id)).toMatchObject({
      status: 409,
      code: 'payment_already_paid',
    });
    const free = await addBill(server, { discount_amt: '219.95', total_value: '0.00' });
    expect(await checkout(people.owner, free.id)).toMatchObject({ code: 'payment_nothing_due' });
    stripe.isAway = true;
    const { id } = await addBill(server);
    expect(await checkout(people.owner, id)).toMatchObject({ status: 503, code: 'payments_away' });
    stripe.isAway = false;
  });

  test('is not available where invoices are paid by transfer', async () => {
    const env = server.context.env as { PAYMENTS: string };
    const options = async () => {
      const { text } = await send(server.port, people.owner.host, 'GET', '/api/v1/payments/options');
      return JSON.parse(text);
    };
    expect(await options()).toEqual({ driver: 'stripe' });
    env.PAYMENTS = 'invoice';
    try {
      const { id } = await addBill(server);
      expect(await options()).toEqual({ driver: 'invoice' });
      expect(await checkout(people.owner, id)).toMatchObject({ status: 409, code: 'payments_by_invoice' });
    } finally {
      env.PAYMENTS = 'stripe';
    }
  });
});

describe('a webhook message from Stripe', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await addBill(server));
  });
  const message = (session: Readonly<Record<string, unknown>> = {}, more: object = {}) => ({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: {
      object: {
        object: 'checkout.session',
        payment_status: 'paid',
        client_reference_id: id,
        metadata: { client_id: north.client },
        amount_total: 21995,
        currency: 'aud',
        payment_intent: 'pi_card',
        ...session,
      },
    },
    ...more,
  });
  const post = async (
    event: object,
    { secret = secrets.STRIPE_WEBHOOK_SECRET, age = 0, changed = '' } = {},
  ) => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - age;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const answer = await send(
      server.port,
      `localhost:${server.port}`,
      'POST',
      '/api/v1/payments/stripe',
      payload + changed,
      { 'content-type': 'application/json', 'stripe-signature': signature },
    );
    return { status: answer.status, ...(JSON.parse(answer.text) as { outcome?: string; code?: string }) };
  };
  const audited = async (action: string, client: string) =>
    Number(
      (
        await server.root.query('select count(*) as n from audit_log where action = $1 and client_id = $2', [
          action,
          client,
        ])
      ).rows[0].n,
    );
  const emitted = async () =>
    Number(
      (
        await server.root.query(
          "select count(*) as n from outbox where event = 'payment' and payload->>'entity_id' = $1 and client_id = $2",
          [id, north.client],
        )
      ).rows[0].n,
    );

  test('pays the invoice by card once, and writes one event', async () => {
    const event = message();
    const answers = await Promise.all([post(event), post(event), post(event)]);
    answers.push(await post(event));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, outcome: 'paid' });
    expect(await billOf(id)).toEqual({
      status: 'PAID',
      card: '4242',
      payment_status: 'PAID',
      has_paid_at: true,
    });
    expect([await emitted(), await audited('payment_not_taken', north.client)]).toEqual([1, 0]);
  });

  test('marks the invoice as paid without a card number when Stripe sends none', async () => {
    expect(await post(message({ payment_intent: 'pi_other' }))).toMatchObject({ outcome: 'paid' });
    expect(await billOf(id)).toMatchObject({ status: 'PAID', card: null });
  });

  test('changes only the audit log if the payment was already recorded by hand', async () => {
    expect(await accounts.refusal('mark_subscription_paid', { id, card: '1111' })).toBeNull();
    const before = await audited('payment_not_taken', north.client);
    expect(await post(message())).toMatchObject({ status: 200, outcome: 'already_paid' });
    expect(await billOf(id)).toMatchObject({ status: 'PAID', card: '1111' });
    expect([await emitted(), await audited('payment_not_taken', north.client)]).toEqual([1, before + 1]);
  });

  test.each([
    ['currency_differs', { currency: 'usd' }],
    ['amount_differs', { amount_total: 21994 }],
    ['unknown', { client_reference_id: randomUUID() }],
    ['unknown', { client_reference_id: null }],
  ])('is answered %s and changes nothing but the client’s audit log: %j', async (outcome, session) => {
    const before = await audited('payment_not_taken', north.client);
    expect(await post(message(session))).toMatchObject({ status: 200, outcome });
    expect(await billOf(id)).toEqual(unpaid);
    expect(await audited('payment_not_taken', north.client)).toBe(before + 1);
  });

  test.each([
    ['no client', {}],
    ['a client that does not exist', { client_id: randomUUID() }],
    ['text', { client_id: 'north' }],
  ])('that names %s is recorded in the platform’s audit log', async (_what, metadata) => {
    const before = await audited('payment_not_taken', PLATFORM_CLIENT_ID);
    const event = message({ metadata });
    expect(await post(event)).toMatchObject({ outcome: 'unknown' });
    expect(await post(event)).toMatchObject({ outcome: 'unknown' });
    expect(await billOf(id)).toEqual(unpaid);
    expect(await audited('payment_not_taken', PLATFORM_CLIENT_ID)).toBe(before + 1);
  });

  test('pays nothing if it names another client’s invoice', async () => {
    expect(await post(message({ metadata: { client_id: south.client } }))).toMatchObject({
      outcome: 'unknown',
    });
    expect(await billOf(id)).toEqual(unpaid);
  });

  test('is ignored if it is about something else or not paid yet', async () => {
    expect(await post(message({}, { type: 'invoice.created' }))).toMatchObject({ outcome: 'ignored' });
    expect(await post(message({ payment_status: 'unpaid' }))).toMatchObject({ outcome: 'ignored' });
    expect(await billOf(id)).toEqual(unpaid);
  });

  test('is refused and audited if it is forged, changed or old', async () => {
    const before = await audited('payment_not_verified', PLATFORM_CLIENT_ID);
    for (const how of [{ secret: 'whsec_two' }, { age: 301 }, { changed: ' ' }])
      expect(await post(message(), how)).toMatchObject({ status: 400, code: 'payment_not_verified' });
    expect(await billOf(id)).toEqual(unpaid);
    expect(await audited('payment_not_verified', PLATFORM_CLIENT_ID)).toBe(before + 3);
    // Repeated forged messages must not fill the log.
    const many = await Promise.all(Array.from({ length: 12 }, () => post(message(), { secret: 'x' })));
    expect(many.some(({ status }) => status === 429)).toBe(true);
    expect(await audited('payment_not_verified', PLATFORM_CLIENT_ID)).toBeLessThanOrEqual(before + 10);
    expect(await post(message())).toMatchObject({ outcome: 'paid' });
  });
});

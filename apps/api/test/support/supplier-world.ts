import type { Person } from './person.ts';
import { eventually, north, startTestServer, type TestServer } from './server.ts';
import { linkMailed, type MailedLink, Supplier } from './supplier.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The time is noon in Sydney, outside everybody's quiet hours. */
export const noon = '2026-11-23T01:00:00Z';

/**
 * Clinic one has a supplier and a product. `newOrder` places an order by email with a supplier who has not
 * signed in yet.
 */
export async function supplierWorld() {
  const server: TestServer = await startTestServer({ OPERATORY_NOW: noon });
  const add = async (table: string, row: Row): Promise<string> => {
    const all = { client_id: north.client, clinic_id: north.clinics.one, ...row };
    const { rows } = await server.root.query(
      `insert into ${table} (${Object.keys(all).map((name) => `"${name}"`)}) values (${Object.keys(all).map((_, index) => `$${index + 1}`)}) returning id`,
      Object.values(all),
    );
    return rows[0].id;
  };
  const one = async (text: string, ...values: unknown[]): Promise<Row> =>
    (await server.root.query(text, values)).rows[0] ?? {};
  const vendor = await add('clinic_im_vendors', {
    name: 'Dental Depot',
    ordersEmails: ['orders@depot.example'],
  });
  const product = await add('clinic_im_products', { name: 'Gloves', code: 'G', purchase_price: '14.90' });
  const { keeper, keepertwo } = await server.signInAll('north', 'keeper', 'keepertwo');

  async function raised(by: Person = keeper): Promise<string> {
    const { raise_order } = await by.must<{ raise_order: { id: string } }>(
      `mutation { raise_order(clinic_id: "${north.clinics.one}", vendor_id: "${vendor}", internal_note: "Too dear", lines: [{clinic_im_product_id: "${product}", quantity: 6}]) { id } }`,
    );
    return raise_order.id;
  }
  async function placed(by: Person = keeper): Promise<{ id: string; mailed: MailedLink }> {
    const id = await raised(by);
    const refused = await keeper.refusal('place_order', { id, by: 'EMAIL' });
    if (refused !== null) throw new Error(refused);
    return { id, mailed: await linkMailed(server, id) };
  }
  const newcomer = (tenant = 'north') => new Supplier(server.port, tenant);
  const bell = (type: string, order: string) =>
    eventually(
      () =>
        one(
          'select title from user_notifications where type = $1 and user_id = $2 and group_key like $3',
          type,
          north.users.keeper,
          `%${order}`,
        ),
      ({ title }) => title !== undefined,
    );
  /**
   * Everything is received this many days ago, less a minute, by the server's clock, because `app.now()` is
   * the real time here.
   */
  const receivedDaysAgo = (order: string, days: number) =>
    server.root.query(
      `update clinic_im_product_orders set status = 'ORDER_RECEIVED',
         received_at = $3::timestamptz - make_interval(days => $2) + interval '1 minute' where id = $1`,
      [order, days, server.context.clock.now()],
    );
  async function newOrder() {
    // Tests sign in from one address, so the attempts counted at it are reset.
    await server.root.query("delete from login_attempts where kind = 'door'");
    const { id: orderId, mailed } = await placed();
    return { orderId, mailed, supplier: newcomer() };
  }
  return {
    server,
    keeper,
    keepertwo,
    vendor,
    product,
    add,
    one,
    raised,
    placed,
    newcomer,
    bell,
    receivedDaysAgo,
    newOrder,
  };
}
export type SupplierWorld = Awaited<ReturnType<typeof supplierWorld>>;

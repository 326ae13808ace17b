import { PLATFORM_CLIENT_ID } from '../../../packages/db/src/platform.ts';
import { asClient, type Sql } from '../sql.ts';

const address = {
  line_1: 'Level 4, 88 Phillip Street',
  country: 'Australia',
  state: 'NEW_SOUTH_WALES',
  suburb: 'Parramatta',
  pincode: '2150',
};

/** Sets the platform's ABN and address, which the demo's tax invoices name as the seller's. */
export async function seedSeller(sql: Sql): Promise<void> {
  await asClient(sql, PLATFORM_CLIENT_ID);
  await sql('update clients set abn = $2, address = $3 where id = $1 and abn is null', [
    PLATFORM_CLIENT_ID,
    '42600100200',
    JSON.stringify(address),
  ]);
}

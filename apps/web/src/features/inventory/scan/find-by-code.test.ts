import type { Client } from 'urql';
import { expect, test } from 'vitest';
import { findByCode, unusableReason } from './find-by-code.ts';

const lot = (id: string, product: string, left: number, more: object = {}) => ({
  id,
  lot_number: id,
  expiry_date: null,
  is_disposed: false,
  current_quantity: String(left),
  clinic_storage_location: null,
  clinic_im_product: { id: product, name: product, clinic: null },
  ...more,
});
type Lot = ReturnType<typeof lot>;

/** A server that finds the given lots and products for any code. */
function clientOf(lots: readonly Lot[], products: readonly string[] = []) {
  const answer = (where: object) => ({
    lots: JSON.stringify(where).includes('current_quantity')
      ? lots.filter(({ is_disposed, current_quantity }) => !is_disposed && Number(current_quantity) > 0)
      : lots,
    products: products.map((id) => ({ id, name: id, clinic: null })),
  });
  const query = (_: unknown, { where }: { where: object }) => ({
    toPromise: async () => ({ data: answer(where) }),
  });
  return { query } as unknown as Client;
}
const found = async (client: Client) =>
  (await findByCode(client, 'C', { clinicId: null, readsLots: true })).map(({ id, lot }) => [
    id,
    lot && [lot.id, unusableReason(lot)],
  ]);

test('finds a used up or disposed lot by its code, once for its product, and says what happened to it', async () => {
  const gone = [lot('a', 'gloves', 0), lot('b', 'gloves', 4, { is_disposed: true })];
  expect(await found(clientOf(gone))).toEqual([['gloves', ['b', 'This lot was disposed of']]]);
  expect(await found(clientOf(gone.slice(0, 1)))).toEqual([['gloves', ['a', 'This lot is used up']]]);
});

test('prefers a lot in stock to other lots, and a product with the code to an empty lot', async () => {
  expect(await found(clientOf([lot('a', 'gloves', 0), lot('b', 'gloves', 4)], ['masks']))).toEqual([
    ['gloves', ['b', null]],
  ]);
  expect(await found(clientOf([lot('a', 'gloves', 0)], ['masks']))).toEqual([['masks', null]]);
  expect(await found(clientOf([]))).toEqual([]);
});

import { north } from './server.ts';

type Sql = (text: string, values: readonly unknown[]) => Promise<readonly { readonly id?: unknown }[]>;

/** The tray is in clinic one or another of north's. @returns The instrument's id. */
export async function addInstrument(
  sql: Sql,
  expected = 5,
  clinic: string = north.clinics.one,
): Promise<string> {
  const [tray] = await sql(
    'insert into instrument_trays (client_id, clinic_id, name) values ($1, $2, app.uuid_v7()::text) returning id',
    [north.client, clinic],
  );
  const [item] = await sql(
    "insert into instrument_count_items (client_id, clinic_id, instrument_tray_id, name, expected_quantity) values ($1, $2, $3, 'Mouth mirror', $4) returning id",
    [north.client, clinic, tray?.id, expected],
  );
  return String(item?.id);
}

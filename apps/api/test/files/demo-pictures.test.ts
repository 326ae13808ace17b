import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addDemoPictures } from '../../src/demo/demo-pictures.ts';
import { signedIn } from '../auth/browser.ts';
import { makeWorld, type World } from '../auth/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test('the demo’s products get valid pictures in their clinic’s colour, once', async () => {
  const { acme, root } = world;
  const colours = ['#74c0fc', '#ffa8a8'];
  for (const [index, clinic] of acme.clinics.slice(0, 2).entries()) {
    await root.query(
      "insert into clinic_rooms (client_id, clinic_id, name, color) values ($1, $2, 'Surgery', $3)",
      [acme.id, clinic, colours[index]],
    );
    await root.query(
      `with c as (insert into client_im_product_categories (client_id, clinic_id, name) values ($1, $2, 'Gloves') returning id)
       insert into clinic_im_products (client_id, clinic_id, name, client_im_product_category_id)
       select $1, $2, name, c.id from c, unnest(array['Small', 'Large']) as name`,
      [acme.id, clinic],
    );
  }
  await addDemoPictures(world.context, 'acme');
  await addDemoPictures(world.context, 'acme');
  const { rows } = await root.query<{ clinic: string; file: string }>(
    "select clinic_id as clinic, image ->> 'file_id' as file from clinic_im_products where client_id = $1",
    [acme.id],
  );
  expect(rows).toHaveLength(4);
  const { rows: files } = await root.query<{ id: string }>(
    "select id from files where client_id = $1 and directory = 'clinic_im_products'",
    [acme.id],
  );
  expect(new Set(rows.map(({ file }) => file))).toEqual(new Set(files.map(({ id }) => id)));
  expect(files).toHaveLength(4);
  const admin = await signedIn(world.app, acme, 'admin');
  const grounds = new Set<string>();
  for (const { id } of files) {
    const { body } = await admin.get(`file-upload/get-signed-url/clinic_im_products/${id}`);
    const shown = await world.app.inject({ url: String(body.url), headers: { host: 'acme.localhost:4000' } });
    expect(shown.headers['content-type']).toBe('image/png');
    const corner = sharp(shown.rawPayload).extract({ left: 0, top: 0, width: 1, height: 1 });
    grounds.add((await corner.removeAlpha().raw().toBuffer()).toString('hex'));
  }
  expect(grounds).toEqual(new Set(colours.map((colour) => colour.slice(1))));
});

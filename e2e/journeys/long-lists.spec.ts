import { expect, type Page, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter, long } from './support.ts';
import { apiOf } from './tasks-support.ts';

async function rooms() {
  const ask = await apiOf(people.admin);
  const { clinics } = await ask<{ clinics: { id: string }[] }>(
    '{ clinics(order_by: { name: asc }, limit: 1) { id } }',
  );
  return {
    add: (called: string, from: number, to: number) =>
      ask(
        'mutation ($objects: [clinic_rooms_insert_input!]!) { insert_clinic_rooms(objects: $objects) { affected_rows } }',
        {
          objects: Array.from({ length: to - from }, (_, index) => ({
            clinic_id: clinics[0]?.id,
            name: `${called} ${String(from + index).padStart(5, '0')}`,
            status: 'ACTIVE',
          })),
        },
      ),
    /** Deletes the rooms with this prefix and a number from `from` on. */
    remove: (called: string, from = 0) =>
      ask(
        'mutation ($where: clinic_rooms_bool_exp!) { delete_clinic_rooms(where: $where) { affected_rows } }',
        { where: { name: { _gte: `${called} ${String(from).padStart(5, '0')}`, _like: `${called} %` } } },
      ),
  };
}

const rowOf = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rows' });

test('a list that grows beyond a page while in use keeps the focus and the selection, and the focus when it shrinks', async ({
  page,
}) => {
  const { add, remove } = await rooms();
  await add('Bay', 0, 48);
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/clinic-rooms/list?q=Bay'));
  const table = page.getByRole('table', { name: 'Rooms' });
  await expect(rowOf(page, 'Bay 00047')).toBeVisible();
  await expect(table).not.toHaveAttribute('aria-rowcount');
  await rowOf(page, 'Bay 00045').getByRole('checkbox').check();
  await rowOf(page, 'Bay 00046').focus();
  const focus = page.locator('[data-row]:focus');

  await add('Bay', 48, 60);
  await expect(table).toHaveAttribute('aria-rowcount', '61');
  await expect(focus).toContainText('Bay 00046');
  await expect(focus).toHaveAttribute('aria-rowindex', '48');
  await expect(focus).toBeInViewport();
  await expect(bar(page)).toContainText('1 selected');
  // Keys continue from the row that was pressed.
  await page.keyboard.press('ArrowDown');
  await expect(focus).toContainText('Bay 00047');

  // When the list has become short again, it is rendered as a whole.
  await remove('Bay', 48);
  await expect(table).not.toHaveAttribute('aria-rowcount');
  await expect(focus).toContainText('Bay 00047');
  await remove('Bay');
});

test(
  'selecting all of 10,020 rows is refused without a request, and the earlier selection stays',
  long(),
  async ({ page }) => {
    const { add, remove } = await rooms();
    for (const from of [0, 4_000, 8_000]) await add('Cubicle', from, Math.min(from + 4_000, 10_020));
    await enter(page, people.admin);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/query (ids|some)/.test(request.postData() ?? '')) asked.push(request.url());
    });
    await page.goto(at('harboursmiles', '/dashboard/clinic-rooms/list?q=Cubicle'));
    await expect(page.getByText(/ of 10,020$/)).toBeVisible();
    const said = page.getByText(
      'There are too many rows for one list. Add a filter, or download the whole list.',
    );
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect(said).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await page.getByRole('alert').filter({ has: said }).getByRole('button', { name: 'Close' }).click();

    // Right after scrolling, a press hits the row under the pointer.
    await page.locator('[data-row]').nth(3).hover();
    const frame = page.locator('[data-many]');
    await frame.evaluate((element) => {
      element.addEventListener('scrollend', async () => {
        for (let drawn = 0; drawn < 2; drawn++) await new Promise(requestAnimationFrame);
        const { x, y, width, height } = element.getBoundingClientRect();
        element.dataset.met = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('tr')
          ? 'row'
          : 'frame';
      });
    });
    await page.mouse.wheel(0, 400);
    await expect(frame).toHaveAttribute('data-met', 'row');
    await page.keyboard.press('Home');

    // A range from the first to the last row would be over the limit, and selects nothing.
    await rowOf(page, 'Cubicle 00000').getByRole('checkbox').click();
    await page.locator('[data-row]').first().focus();
    await page.keyboard.press('End');
    await expect(page.locator('[data-row]:focus')).toContainText('Cubicle 10019');
    await rowOf(page, 'Cubicle 10019')
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await expect(said).toBeVisible();
    await expect(bar(page)).toContainText('1 selected');
    expect(asked).toEqual([]);

    // A range within the limit may contain rows that were never rendered.
    const far = rowOf(page, 'Cubicle 09960');
    await expect(async () => {
      await page.keyboard.press('PageUp');
      await expect(far).toBeInViewport({ timeout: 500 });
    }).toPass();
    await far.getByRole('checkbox').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('9961 selected');
    // Deletes the rooms in several statements, because each may take at most five seconds.
    for (const from of [8_000, 6_000, 4_000, 2_000, 0]) await remove('Cubicle', from);
  },
);

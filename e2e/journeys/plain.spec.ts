import { readFile } from 'node:fs/promises';
import { labelOf } from '@operatory/resource';
import { test as base, expect, type Page } from '@playwright/test';
import { people } from './people.ts';
import { exceptions, formThatPicks, listOf, resourceOf, short, tables, titleField } from './plain-areas.ts';
import { fill, fillRightly, formOf, inputOf } from './plain-form.ts';
import { formFields, wrongOf } from './plain-values.ts';
import { at, enter, long } from './support.ts';

/* Tests the screens that come from resources alone: each kind of record is listed, added, validated,
   edited, exported, imported, picked and deleted. */
const persons = { harboursmiles: people.admin, superadmin: 'owner@operatory.example' } as const;

/** Each worker has one page for each tenant, which stays signed in. */
const test = base.extend<object, { pages: (sub: keyof typeof tables) => Promise<Page> }>({
  pages: [
    async ({ browser }, use) => {
      const opened = new Map<string, Promise<Page>>();
      await use((sub) => {
        const page =
          opened.get(sub) ??
          (async () => {
            const context = await browser.newContext({
              viewport: { width: 1440, height: 900 },
              reducedMotion: 'reduce',
              acceptDownloads: true,
            });
            const made = await context.newPage();
            await enter(made, persons[sub], sub);
            return made;
          })();
        opened.set(sub, page);
        return page;
      });
    },
    { scope: 'worker' },
  ],
});
test.describe.configure({ mode: 'parallel' });

const rows = (page: Page) => page.locator('[data-row]');
const says = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
let count = 0;

for (const [sub, list] of Object.entries(tables) as ['harboursmiles' | 'superadmin', readonly string[]][])
  for (const table of list) {
    const resource = resourceOf(table);
    const one = resource.singular.toLowerCase();
    const add = `Add ${one}`;

    test(
      `${resource.plural} can be listed, added, validated, edited, exported, imported, picked and deleted`,
      long(!short.includes(table)),
      async ({ pages }) => {
        const page = await pages(sub);
        const go = (path: string) => page.goto(at(sub, path));
        count += 1;
        const called = `Q${Date.now().toString(36).slice(-6)}${count} ${one}`.slice(0, 26).trim();
        const search = async (words: string) => {
          await page.locator('[data-search]').fill(words);
          await expect(rows(page)).toHaveCount(1);
        };
        let form = formOf(page, add);
        const save = () => form.getByRole('button', { name: 'Save', exact: true }).click();
        const open = async () => {
          await page.getByRole('button', { name: add, exact: true }).first().click();
          form = formOf(page, add);
          await expect(form).toBeVisible();
        };
        await go(listOf(resource));

        // Required fields without a value are refused first, and invalid values after that.
        await open();
        await inputOf(form, resource.title).fill('   ');
        await save();
        await says(page, 'Please Enter All Required Fields');
        // The clinic and the status have initial values.
        const missing = formFields(resource).filter(
          ([name, field]) => field.required && name !== 'clinic_id' && name !== 'status',
        );
        for (const [name, field] of missing)
          await expect(
            form
              .getByText(field.requiredMessage ?? `${labelOf(name, field)} is required`, { exact: true })
              .first(),
          ).toBeVisible();
        await expect(form.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
        const wrong = formFields(resource).flatMap(([name, field]) => {
          const found = wrongOf(name, field);
          return found ? [{ name, field, ...found }] : [];
        });
        for (const { name, field, typed } of wrong) await fill(form, name, field, typed);
        await save();
        for (const { sentence } of wrong)
          await expect(form.getByText(sentence, { exact: true }).first()).toBeVisible();
        const [first] = formFields(resource).find(
          ([name, { kind }]) =>
            wrong.some((each) => each.name === name) ||
            (missing.some(([each]) => each === name) && (kind === 'reference' || kind === 'enum')),
        ) ?? [''];
        await expect(inputOf(form, first)).toBeFocused();

        // Removes the invalid item of a list, because fillRightly only adds one.
        for (const { name, field } of wrong)
          if (field.kind === 'list') await inputOf(form, name).press('Backspace');
        await fillRightly(page, form, resource, called);
        await save();
        await says(page, 'Saved Successfully');
        // The new record opens.
        const record = page.getByRole('dialog', { name: called, exact: true });
        await expect(record.getByRole('heading', { name: called, exact: true })).toBeVisible();
        await record.getByRole('button', { name: 'Close', exact: true }).click();
        await search(called);
        const row = rows(page).filter({ hasText: called });
        await expect(row).toHaveCount(1);
        // The list has as many columns as fit, with the labels of the resource.
        const heads = await page
          .locator('th[data-column]')
          .evaluateAll((cells) =>
            cells.map((cell) => [cell.getAttribute('data-column') ?? '', cell.textContent ?? ''] as const),
          );
        expect(heads[0]?.[0]).toBe(resource.title);
        expect(resource.list.columns).toEqual(expect.arrayContaining(heads.map(([column]) => column)));
        for (const [column, words] of heads)
          expect(words).toContain(labelOf(column, resource.fields?.[column]));

        // A name that exists already is refused.
        if (!exceptions[table]?.twice) {
          await open();
          await fillRightly(page, form, resource, called.toUpperCase(), 'required');
          await save();
          await expect(
            form
              .getByText(
                resource.title === 'name'
                  ? (resource.duplicate ?? 'Name is already exists')
                  : `${labelOf(resource.title, titleField(resource))} is already in use`,
                { exact: true },
              )
              .first(),
          ).toBeVisible();
          await form.getByRole('button', { name: 'Cancel', exact: true }).click();
          await page.getByRole('button', { name: 'Leave', exact: true }).click();
          await expect(form).toHaveCount(0);
        }

        const after = `${called} ed`;
        await row.getByRole('button', { name: `Actions for ${called}`, exact: true }).click();
        await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
        form = formOf(page, `Edit ${one}`);
        await expect(inputOf(form, resource.title)).toHaveValue(called);
        await inputOf(form, resource.title).fill(after);
        await save();
        await says(page, 'Updated Successfully');
        const changed = rows(page).filter({ hasText: after });
        await expect(changed).toHaveCount(1);

        // The CSV file has the rows of the current search.
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download CSV', exact: true }).click();
        const file = await downloading;
        expect(file.suggestedFilename()).toBe(
          resource.csv?.file ?? `${resource.plural.replaceAll(' ', '')}.csv`,
        );
        const [head = '', ...lines] = (await readFile(await file.path(), 'utf8'))
          .replace('\uFEFF', '')
          .trimEnd()
          .split('\r\n');
        const labels = (resource.csv?.columns ?? resource.list.columns).map((column) =>
          labelOf(column, resource.fields?.[column]),
        );
        if (resource.csv) expect(head.split(',')).toEqual(labels);
        else expect(head.split(',').toSorted()).toEqual(labels.toSorted());
        expect(lines).toHaveLength(1);
        expect(lines[0]).toContain(after);

        // Imports a file with one valid and one invalid row.
        const imported = `${called} im`;
        const long = wrongOf(resource.title, titleField(resource));
        await page.getByRole('button', { name: 'Import CSV', exact: true }).click();
        const importing = page.getByRole('dialog', { name: /^Import / });
        await importing.getByLabel('File to import').setInputFiles({
          name: 'Some.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(
            [head, ...[imported, long?.typed ?? ''].map((name) => lines[0]?.replace(after, name))].join(
              '\r\n',
            ),
          ),
        });
        await expect(importing.getByRole('status')).toHaveText(
          '1 row is ready, 1 has errors and will be left out.',
        );
        await expect(importing.getByRole('list', { name: 'Rows with errors' })).toContainText(
          long?.sentence ?? '',
        );
        await importing.getByRole('button', { name: 'Import 1', exact: true }).click();
        const tray = page.getByRole('region', { name: 'In progress' });
        await expect(tray.getByText('1 added, 1 not added', { exact: true })).toBeVisible();
        await expect(rows(page)).toHaveCount(2);
        await expect(rows(page).filter({ hasText: imported })).toHaveCount(1);
        await tray.getByRole('button', { name: /^Close Import / }).click();

        // Picks the record in a form of another table that refers to it.
        const picks = sub === 'superadmin' ? null : formThatPicks(table);
        if (picks) {
          await go(listOf(picks.where, 'form=add'));
          const other = formOf(page, `Add ${picks.where.singular.toLowerCase()}`);
          const input = inputOf(other, picks.column);
          await input.fill(after);
          await page.getByRole('option', { name: after }).click();
          await expect(input).toHaveValue(new RegExp(`${after}$`));
          await go(listOf(resource, `q=${encodeURIComponent(called)}`));
        }

        await expect(rows(page)).toHaveCount(2);
        await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
        await page
          .getByRole('toolbar', { name: 'Selected rows' })
          .getByRole('button', { name: 'Delete', exact: true })
          .click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
        await expect(rows(page)).toHaveCount(0);
        await page
          .getByRole('alert')
          .filter({ has: page.getByRole('button', { name: 'Undo', exact: true }) })
          .getByRole('button', { name: 'Close', exact: true })
          .click();
        await says(page, 'Deleted successfully');
      },
    );
  }

import type { AnyResource, Field } from '@operatory/resource';
import type { Locator, Page } from '@playwright/test';
import { exceptions } from './plain-areas.ts';
import { formFields, rightOf } from './plain-values.ts';

/** The form of a record, in a drawer or on a page. */
export const formOf = (page: Page, title: string): Locator =>
  page
    .getByRole('dialog', { name: title, exact: true })
    .or(page.getByRole('form', { name: title, exact: true }));
export const inputOf = (form: Locator, name: string) => form.locator(`[data-path="${name}"]`).first();

export async function fill(form: Locator, name: string, field: Field, typed: string) {
  const input = inputOf(form, name);
  await input.fill(typed);
  if (field.kind === 'list') await input.press('Enter');
  if (field.kind === 'date' || field.kind === 'colour') await input.press('Tab');
}

/** Chooses the first option, or the wanted one. */
async function choose(page: Page, input: Locator, wanted?: string) {
  await input.click();
  // The input of a time contains a hidden list of options.
  const options = page.getByRole('option').filter({ visible: true });
  await (wanted ? options.filter({ hasText: wanted }) : options).first().click();
}

/** Fills in the required fields of a form, and for `all` also the optional ones. */
export async function fillRightly(
  page: Page,
  form: Locator,
  resource: AnyResource,
  called: string,
  what: 'all' | 'required' = 'all',
) {
  const exception = exceptions[resource.table];
  await inputOf(form, resource.title).fill(called);
  for (const [name, field] of formFields(resource)) {
    const typed = rightOf(name, field, resource.title);
    const wanted = exception?.choose?.[name];
    if (what === 'required' && !field.required && !wanted) continue;
    if (typed !== null) await fill(form, name, field, typed);
    else if (wanted) await choose(page, inputOf(form, name), wanted);
    else if (field.required && field.kind === 'reference' && field.table !== 'clinics')
      await choose(page, inputOf(form, name));
    else if (field.required && field.kind === 'enum') await choose(page, inputOf(form, name));
  }
}

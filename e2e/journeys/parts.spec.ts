import { expect, test } from '@playwright/test';
import { people } from './people.ts';
import { at, enter } from './support.ts';

test('child records are listed, added, edited and deleted on the page of their parent', async ({ page }) => {
  await enter(page, people.admin);
  await page.goto(at('harboursmiles', '/dashboard/client-employee-leave-types/list'));
  await page.getByText('Unpaid leave', { exact: true }).click();
  const parts = page.getByRole('region', { name: 'Leave configurations' });
  await expect(parts.getByRole('listitem')).toHaveCount(1);
  await expect(parts).toContainText('Hours per day 7.6');

  await parts.getByRole('button', { name: 'Add' }).click();
  const form = page.getByRole('dialog', { name: 'Add leave configuration' });
  // The form has no field for the parent.
  await expect(form.getByLabel('Leave type')).toHaveCount(0);
  await form.getByLabel('Hours per day').fill('25');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText("Hours per day can't be more than 24");
  await form.getByLabel('Hours per day').fill('6');
  await form.getByLabel('Employee type').click();
  await page.getByRole('option', { name: 'Receptionist' }).click();
  await form.getByRole('combobox', { name: 'Applicable days' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Monday' }).click();
  await form.getByLabel('Days per year').fill('4');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(parts.getByRole('listitem')).toHaveCount(2);
  await expect(parts).toContainText('Receptionist');

  await parts.getByRole('button', { name: 'Edit leave configuration' }).last().click();
  const change = page.getByRole('dialog', { name: 'Edit leave configuration' });
  await change.getByLabel('Days per year').fill('5');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(parts.getByRole('listitem').last()).toContainText('Days per year 5');

  await parts.getByRole('button', { name: 'Delete leave configuration' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(parts.getByRole('listitem')).toHaveCount(1);
  // Undo brings the deleted child record back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(parts.getByRole('listitem')).toHaveCount(2);
  await parts.getByRole('button', { name: 'Delete leave configuration' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(parts.getByRole('listitem')).toHaveCount(1);
});

test('my roster shows a user’s published shifts, or a message if there are none', async ({ page }) => {
  await enter(page, people.manager);
  await page.goto(at('harboursmiles', '/dashboard/roster/list'));
  await expect(page.getByText('Lachlan Reid').first()).toBeVisible();
  await page.goto(at('harboursmiles', '/dashboard/my-roster/list'));
  // The manager has no published shifts.
  await expect(page.getByText('No shifts published yet')).toBeVisible();
  await enter(page, people.nurse);
  await page.goto(at('harboursmiles', '/dashboard/my-roster'));
  await expect(page.getByRole('region', { name: 'Next week' })).toContainText('Manly');
});

test('the form of a record that no longer exists shows a message and can be closed', async ({ page }) => {
  await enter(page, people.admin);
  const gone = '00000000-0000-7000-8000-00000000dead';
  await page.goto(at('harboursmiles', `/dashboard/clinic-rooms/list?form=${gone}`));
  const form = page.getByRole('dialog', { name: 'Edit room' });
  await expect(form).toContainText('This room no longer exists, or you don’t have access to it.');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
});

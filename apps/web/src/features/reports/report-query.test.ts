import { expect, test } from 'vitest';
import {
  addressOf,
  closedPanel,
  queryOf,
  toggledPanel,
  withFilter,
  withoutRow,
  withRow,
} from './report-query.ts';

const row = (key: string) => ({ key, field: '', value: '' });

test('the filters of a report open with one row, and keep their rows when opened again', () => {
  const opened = toggledPanel(closedPanel, 'a');
  expect(opened).toEqual({ open: true, filters: [row('a')] });
  const again = toggledPanel(toggledPanel(withRow(opened, 'b'), 'c'), 'd');
  expect(again).toEqual({ open: true, filters: [row('a'), row('b')] });
});

test('the filters of a report close when their last row is removed', () => {
  expect(withoutRow(toggledPanel(closedPanel, 'a'), 'a')).toEqual(closedPanel);
});

test('requests the first ten rows of a report, with complete filters only', () => {
  const panel = withFilter(withRow(toggledPanel(closedPanel, 'a'), 'b'), 'b', {
    field: 'clinic',
    value: ' Manly ',
  });
  expect(queryOf(panel)).toEqual({ limit: 10, offset: 0, filters: [{ field: 'clinic', value: 'Manly' }] });
  expect(queryOf(closedPanel).filters).toEqual([]);
});

test('adds the filters to the URL of the dashboard', () => {
  const asked = { limit: 10, offset: 0, filters: [{ field: 'clinic', value: 'Manly & Mosman' }] };
  expect(addressOf('https://reports.example/d/1?theme=plain', asked)).toBe(
    'https://reports.example/d/1?theme=plain&limit=10&offset=0&clinic=Manly+%26+Mosman',
  );
});

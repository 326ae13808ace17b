import { expect, test } from 'vitest';
import { type Matrix, matrixCsv, matrixRows } from './matrix-cells.ts';

const matrix: Matrix = {
  things: [
    { id: 'a', name: 'Hand hygiene' },
    { id: 'b', name: '=Code' },
  ],
  people: [
    { user_id: 'mia', display_name: 'Mia Wong' },
    { user_id: 'noah', display_name: 'Noah Lee' },
  ],
  cells: [
    { user_id: 'noah', thing_id: 'a', state: 'OVERDUE' },
    { user_id: 'mia', thing_id: 'b', state: 'DONE', result: '82%' },
  ],
};

test('each person has a state for each item that was assigned to them, and none for others', () => {
  expect(
    matrixRows(matrix).map(({ display_name, cells }) => [
      display_name,
      ...cells.map((cell) => cell?.state ?? null),
    ]),
  ).toEqual([
    ['Mia Wong', null, 'DONE'],
    ['Noah Lee', 'OVERDUE', null],
  ]);
});

test('the CSV file of a matrix has the same states as text, and no cell that starts a formula', () => {
  const text = matrixCsv(matrix).join('');
  expect(text).toContain('Mia Wong,,Done 82%');
  expect(text).toContain('Noah Lee,Overdue,');
  expect(text).not.toMatch(/[,"]=Code/);
});

import { expect, test } from 'vitest';
import { amountOf, quantityText, typedQuantity } from './quantity-text.ts';

test('reads typed text as an amount, as nothing, or as invalid', () => {
  expect(typedQuantity(' 2.5 ')).toBe(2500);
  expect(typedQuantity('2,5')).toBe(2500);
  expect(typedQuantity('')).toBeNull();
  for (const wrong of ['-1', '1.2345', 'box', '1e3', '1234567890'])
    expect(typedQuantity(wrong)).toBeUndefined();
});
test('and is shown and sent as it was typed', () => {
  expect(quantityText(2500)).toBe('2.5');
  expect(quantityText(0)).toBe('');
  expect(amountOf(2500)).toBe(2.5);
});

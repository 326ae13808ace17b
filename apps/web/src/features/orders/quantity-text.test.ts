import { expect, test } from 'vitest';
import { amountOf, quantityText, typedQuantity } from './quantity-text.ts';

test('reads typed text as a quantity, as empty, or as invalid', () => {
  expect(typedQuantity(' 2.5 ')).toBe(2500);
  expect(typedQuantity('2,5')).toBe(2500);
  expect(typedQuantity('')).toBeNull();
  for (const wrong of ['-1', '1.2345', 'box', '1e3', '1234567890'])
    expect(typedQuantity(wrong)).toBeUndefined();
});
test('formats a quantity for display and for sending', () => {
  expect(quantityText(2500)).toBe('2.5');
  expect(quantityText(0)).toBe('');
  expect(amountOf(2500)).toBe(2.5);
});

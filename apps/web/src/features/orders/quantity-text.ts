import { quantityOf, thousandthsOf } from '@operatory/domain';

const pattern = /^\d{1,9}([.,]\d{1,3})?$/;

/** The typed quantity in thousandths; null if the field is empty, undefined if the text is not a quantity. */
export function typedQuantity(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return pattern.test(typed) ? thousandthsOf(typed.replace(',', '.')) : undefined;
}
export const amountProblem = 'Enter an amount with up to three decimal places';
/** The quantity as text; empty for zero. */
export const quantityText = (thousandths: number): string => (thousandths > 0 ? quantityOf(thousandths) : '');
/** The quantity as a number, which GraphQL takes. */
export const amountOf = (thousandths: number): number => thousandths / 1000;

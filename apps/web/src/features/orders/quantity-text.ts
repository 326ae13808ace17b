import { quantityOf, thousandthsOf } from '@operatory/domain';

const pattern = /^\d{1,9}([.,]\d{1,3})?$/;

/** The typed amount in thousandths: null for nothing, undefined for text that is not an amount. */
export function typedQuantity(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return pattern.test(typed) ? thousandthsOf(typed.replace(',', '.')) : undefined;
}
/** Said of a text that is no amount. */
export const amountProblem = 'Enter an amount with up to three decimal places';
/** As it is typed: empty for none. */
export const quantityText = (thousandths: number): string => (thousandths > 0 ? quantityOf(thousandths) : '');
/** As GraphQL takes it. */
export const amountOf = (thousandths: number): number => thousandths / 1000;

import { price as field } from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';

/** Dollars for one unit, checked with the same messages as the form. */
export const priceInput = z.number().check(({ value, issues }) => {
  const problem = validate('price', field(), value);
  if (problem) issues.push({ code: 'custom', input: value, message: problem, params: { isMessage: true } });
});

import { price as field } from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';

/** What one costs, in dollars and cents, or the sentence of the field why not. Stored to the cent, as it was sent. */
export const price = z.number().check(({ value, issues }) => {
  const problem = validate('price', field(), value);
  if (problem) issues.push({ code: 'custom', input: value, message: problem, params: { isMessage: true } });
});

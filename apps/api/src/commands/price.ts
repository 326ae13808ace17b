import { price as field } from '@operatory/domain';
import { validate } from '@operatory/resource';
import { z } from 'zod';

/** A price per unit in dollars, validated with the field's messages. Stored to the cent, as it was sent. */
export const priceInput = z.number().check(({ value, issues }) => {
  const problem = validate('price', field(), value);
  if (problem) issues.push({ code: 'custom', input: value, message: problem, params: { isMessage: true } });
});

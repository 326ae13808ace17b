const amount = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** An amount as Australian dollars: `$1,249.00`. */
export const dollars = (text: string | number): string => amount.format(Number(text));

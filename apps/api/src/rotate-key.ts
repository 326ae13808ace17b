import { readEnv, StartError } from './env.ts';
import { rotateDataKey } from './sealed/rotate.ts';

/** `npm run rotate-key`: what is encrypted in the database, anew under another key. */
try {
  const { rows, lost, drawn } = await rotateDataKey(readEnv(process.env));
  console.log(`${rows} rows are encrypted under ${drawn ? 'a new key' : 'DATA_KEY'}.`);
  if (lost > 0) console.log(`${lost} rows have values that no key here opens: the old keys are kept.`);
  else console.log(drawn ? 'The old key is gone.' : 'OLD_DATA_KEYS may go.');
  process.exit(lost > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof StartError ? `The key is as it was: ${error.message}` : error);
  process.exit(1);
}

import { rotateDataKey } from '../encryption/rotate.ts';
import { readEnv, StartError } from '../env.ts';

/**
 * The script `npm run rotate-key` calls this file, which re-encrypts all encrypted values with another key.
 */
try {
  const { rows, lost, drawn } = await rotateDataKey(readEnv(process.env));
  console.log(`${rows} rows are encrypted under ${drawn ? 'a new key' : 'DATA_KEY'}.`);
  if (lost > 0)
    console.log(`${lost} rows have values that none of these keys can decrypt, so the old keys are kept.`);
  else console.log(drawn ? 'The old key was removed.' : 'You can remove OLD_DATA_KEYS.');
  process.exit(lost > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof StartError ? `The key was not changed: ${error.message}` : error);
  process.exit(1);
}

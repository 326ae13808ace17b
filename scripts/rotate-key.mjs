// `npm run rotate-key`: encrypts the sealed columns under a new key, while nothing else runs.
import { alone } from './alone.mjs';

await alone('src/cli/rotate-key-cli.ts');

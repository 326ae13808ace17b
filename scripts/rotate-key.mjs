// `npm run rotate-key`: encrypts columns again with a new key. The server must be stopped.
import { alone } from './alone.mjs';

await alone('src/cli/rotate-key-cli.ts');

// `npm run backup -- <folder>`, `npm run restore -- <folder>`: the database and the files of this installation.
import { alone } from './alone.mjs';

await alone('src/cli/backup-cli.ts', ...process.argv.slice(2));

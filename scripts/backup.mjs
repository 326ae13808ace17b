// `npm run backup -- <folder>` and `npm run restore -- <folder>`, for the database and the files of this
// installation.
import { alone } from './alone.mjs';

await alone('src/cli/backup-cli.ts', ...process.argv.slice(2));

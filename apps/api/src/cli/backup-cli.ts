import { resolve } from 'node:path';
import { readEnv, StartError } from '../env.ts';
import { backUp, restore } from './backup.ts';

/** The scripts `npm run backup -- <folder>` and `npm run restore -- <folder>` call this file. */
const [command, folder] = process.argv.slice(2);
try {
  if (!folder) throw new StartError(`usage: npm run ${command} -- <folder>`);
  const place = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const kept = await (command === 'restore' ? restore : backUp)(readEnv(process.env), place);
  console.log(
    `${kept.rows} rows${kept.files ? ' and the files' : ''} ${command === 'restore' ? 'were restored' : `were saved in ${place}`}.`,
  );
  if (command === 'backup')
    console.log(
      'Also keep secrets.json (or the secrets in your environment) in another place. Nobody can sign in without them.',
    );
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `No ${command}: ${error.message}` : error);
  process.exit(1);
}

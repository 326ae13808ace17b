import { resolve } from 'node:path';
import { backUp, restore } from './backup.ts';
import { readEnv, StartError } from './env.ts';

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`. */
const [command, folder] = process.argv.slice(2);
try {
  if (!folder) throw new StartError(`say where: npm run ${command} -- <folder>`);
  const place = resolve(process.env.INIT_CWD ?? process.cwd(), folder);
  const kept = await (command === 'restore' ? restore : backUp)(readEnv(process.env), place);
  console.log(
    `${kept.rows} rows${kept.files ? ' and the files' : ''} ${command === 'restore' ? 'are back' : `are in ${place}`}.`,
  );
  if (command === 'backup')
    console.log(
      'Keep secrets.json (or the secrets of the environment) too, elsewhere: without them nobody signs in.',
    );
  process.exit(0);
} catch (error) {
  console.error(error instanceof StartError ? `No ${command}: ${error.message}` : error);
  process.exit(1);
}

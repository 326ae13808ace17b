import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '@operatory/db/embedded/place';
import { delayAnswers } from './support/late.ts';

// The product starts as on first use, for the e2e journeys. Its own database is deleted with the process.
const folder = mkdtempSync(join(tmpdir(), 'operatory-journeys-'));
process.env.DATA_DIR = folder;
const { base } = placeOf(join(folder, 'postgres'));
// A journey reads the folder of this server's database from a file that is named after the port.
const sign = join(tmpdir(), `operatory-journeys-${process.env.PORT}`);
writeFileSync(sign, base, { mode: 0o600 });
process.on('exit', () => {
  rmSync(sign, { force: true });
  rmSync(base, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});
const late = Number(process.env.E2E_LATE ?? 0);
if (late > 0) delayAnswers(late);
await import('../src/main.ts');

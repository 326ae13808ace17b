import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeOf } from '@operatory/db/embedded/place';

// The product as a newcomer meets it, on a database of its own that goes with the process: for the journeys.
const folder = mkdtempSync(join(tmpdir(), 'operatory-journeys-'));
process.env.DATA_DIR = folder;
process.on('exit', () => {
  rmSync(placeOf(join(folder, 'postgres')).base, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});
await import('../src/main.ts');

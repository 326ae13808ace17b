import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);

/** A folder that outlives a test run, of this name and of this checkout alone. */
export const testFolder = (name: string): string => path.join(tmpdir(), `operatory-${name}-${hash}`);

/**
 * The first step of `gen` completes the relations in prisma/schema, and formats the files if it changed any.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withRelations } from './relations.ts';

const folder = fileURLToPath(new URL('../../../../prisma/schema/', import.meta.url));
const files = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.prisma'))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
);
const changed = [...withRelations(files)].filter(([name, text]) => files.get(name) !== text);
for (const [name, text] of changed) writeFileSync(path.join(folder, name), text);
if (changed.length > 0)
  execFileSync('prisma', ['format'], { stdio: 'inherit', shell: process.platform === 'win32' });

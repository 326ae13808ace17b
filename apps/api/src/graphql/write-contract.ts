// The script `pnpm gen` runs this file.
import { writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { contract } from './contract.ts';

writeFileSync(
  new URL('../../schema.gen.graphql', import.meta.url),
  `# Written by apps/api/src/graphql/write-contract.ts: do not edit. \`pnpm gen\`.\n\n${printSchema(contract())}\n`,
);

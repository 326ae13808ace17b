import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
// Without this, Prisma downloads a native schema engine even to validate and generate. The stub fails if it
// is used for anything else: src/tools and src/migrate create and apply migrations.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(here, 'src/tools/no-schema-engine.sh');

const { defineConfig } = await import('prisma/config');
export default defineConfig({ schema: path.join(here, '../../prisma/schema') });

import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
// Without this Prisma downloads a native schema engine even to validate and generate. The stub fails loudly if it is
// asked for more: migrations are made and applied by src/tools and src/migrate.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(here, 'src/tools/no-schema-engine.sh');

const { defineConfig } = await import('prisma/config');
export default defineConfig({ schema: path.join(here, '../../prisma/schema') });

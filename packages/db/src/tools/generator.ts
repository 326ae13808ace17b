/**
 * Prisma runs this generator. It writes the engine's catalog, the domain's row types and the data model
 * page, which are all committed.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import generatorHelper from '@prisma/generator-helper';
import { catalogOf } from './catalog-of.ts';
import { dataModelText } from './data-model.ts';
import { catalogText, modelsText } from './gen-text.ts';

const { generatorHandler } = generatorHelper;
const schema = new URL('../../../../prisma/schema/', import.meta.url);
const fileAt = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

generatorHandler({
  onManifest: () => ({
    prettyName: "the engine's catalog and the domain's row types",
    defaultOutput: '../catalog.gen.ts',
  }),
  async onGenerate({ dmmf }) {
    const catalog = catalogOf(dmmf.datamodel);
    writeFileSync(fileAt('../catalog.gen.ts'), catalogText(catalog));
    writeFileSync(fileAt('../../../domain/src/models.gen.ts'), modelsText(catalog));
    const files = readdirSync(schema)
      .filter((name) => name.endsWith('.prisma'))
      .sort()
      .map((name) => ({ name, text: readFileSync(new URL(name, schema), 'utf8') }));
    writeFileSync(fileAt('../../../../docs/data-model.md'), dataModelText(files, dmmf.datamodel.models));
  },
});

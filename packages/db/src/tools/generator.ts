/** Prisma generator: writes the engine's catalog and the domain's row types from the schema. Both files are committed. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import generatorHelper from '@prisma/generator-helper';
import { catalogOf } from './catalog-of.ts';
import { catalogText, modelsText } from './gen-text.ts';

const { generatorHandler } = generatorHelper;
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
  },
});

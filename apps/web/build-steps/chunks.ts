import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Rolldown.OutputBundle): readonly Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** These chunks and all that they import, without dynamically imported ones. */
export function withImports(all: readonly Chunk[], roots: readonly Chunk[]): readonly Chunk[] {
  const byName = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  roots.forEach(add);
  return [...found];
}

/** Whether the chunk is the entry of the application. */
export const isEntryChunk = ({ facadeModuleId }: Chunk): boolean =>
  facadeModuleId?.endsWith('/index.html') ?? false;

/** The file below `routes/` whose screen the chunk contains, such as `dashboard/tasks.list`; undefined for all other chunks. */
export const routeOf = ({ facadeModuleId }: Chunk): string | undefined =>
  /\/src\/routes\/([^?]+)\.tsx\?tsr-split=component/.exec(facadeModuleId ?? '')?.[1];

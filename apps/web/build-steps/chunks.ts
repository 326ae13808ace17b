import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

export const chunksOf = (bundle: Rolldown.OutputBundle): readonly Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The given chunks and all that they import statically. */
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

export const isEntryChunk = ({ facadeModuleId }: Chunk): boolean =>
  facadeModuleId?.endsWith('/index.html') ?? false;

/** The route whose screen is in the chunk, such as `dashboard/tasks.list`; undefined for other chunks. */
export const routeOf = ({ facadeModuleId }: Chunk): string | undefined =>
  /\/src\/routes\/([^?]+)\.tsx\?tsr-split=component/.exec(facadeModuleId ?? '')?.[1];

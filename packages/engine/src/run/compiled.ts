import { createHash } from 'node:crypto';
import { EngineError } from '../errors.ts';
import { innermost, type PlannedRoot } from '../plan/plan.ts';
import type { Field, WriteRoot } from '../plan/tree.ts';
import { type Read, renderApart, renderData, renderMultiplexed } from '../sql/answer.ts';
import { cellByCell, type Path } from '../sql/cells.ts';
import { Scope } from '../sql/scope.ts';
import { rowByRow } from '../sql/select.ts';
import { type Rendered, render, type Sql } from '../sql/sql.ts';
import { type Simple, write } from '../sql/write.ts';

export interface Named extends Rendered {
  readonly name: string;
}

/** The same text always bears the same name, in every process. */
export const named = (rendered: Rendered): Named => ({
  ...rendered,
  name: `e${createHash('sha1').update(rendered.text).digest('base64url')}`,
});

/** A plan with its statements, each rendered when first needed. Serves every request of the same shape. */
export class Compiled {
  #data?: Named;
  #apart?: Named;
  #multiplexed?: Named;
  readonly #writes = new Map<WriteRoot, { readonly statement: Named; readonly probe?: Named }>();

  constructor(
    readonly roots: readonly PlannedRoot[],
    readonly tables: ReadonlySet<string>,
    readonly acrossTenants: boolean,
    readonly dependsOnNow: boolean,
    private readonly now: string,
    /** The answer holds marked values for the host to open. */
    readonly sealed = false,
  ) {}

  get data(): Named {
    this.#data ??= named(renderData(this.reads, this.now));
    return this.#data;
  }
  get apart(): Named {
    this.#apart ??= named(renderApart(this.reads, this.now));
    return this.#apart;
  }
  get multiplexed(): Named {
    this.#multiplexed ??= named(renderMultiplexed(this.reads, this.now));
    return this.#multiplexed;
  }

  /** The one list that is asked for, row by row. @throws EngineError */
  get rows(): Rendered {
    const { rows, fields } = this.list;
    return render(rowByRow(rows, fields, new Scope(this.now)));
  }
  /** The same as a text for each path; undefined where only json has it. @throws EngineError */
  cells(paths: readonly Path[], isEnum: (type: string) => boolean): Sql | undefined {
    const { rows, fields } = this.list;
    return cellByCell(rows, fields, paths, new Scope(this.now), isEnum);
  }
  private get list() {
    const [only, ...others] = innermost(this.roots);
    if (only?.root.is !== 'array' || others.length > 0)
      throw new EngineError('not-supported', 'one list is expected');
    return only.root;
  }

  /** A read among writes. */
  one(root: Field): Named {
    return named(renderApart([{ key: root.key, root }], this.now));
  }

  write(root: Simple): { readonly statement: Named; readonly probe?: Named } {
    let made = this.#writes.get(root);
    if (!made) {
      const { statement, probe } = write(root, new Scope(this.now));
      made = {
        statement: named(render(statement)),
        probe: probe && named(render(probe(new Scope(this.now)))),
      };
      this.#writes.set(root, made);
    }
    return made;
  }

  private get reads() {
    const read = ({ key, root }: PlannedRoot): Read => ({
      key,
      root: root.is === 'group' ? root.roots.map(read) : (root as Field),
    });
    return this.roots.map(read);
  }
}

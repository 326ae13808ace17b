import { createHash } from 'node:crypto';
import type { Catalog } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import type { Field, WriteRoot } from '../plan/ir.ts';
import { innermost, type PlannedRoot } from '../plan/plan.ts';
import { type Read, renderApart, renderData, renderMultiplexed } from '../sql/answer.ts';
import { type CellRequest, cellByCell } from '../sql/cells.ts';
import { lockStatements } from '../sql/lock.ts';
import { rowProjection } from '../sql/row-projection.ts';
import { Scope } from '../sql/scope.ts';
import { rowByRow } from '../sql/select.ts';
import { type Rendered, render, type Sql } from '../sql/sql.ts';
import { type SingleStatementWrite, write } from '../sql/write.ts';
import { RowShape } from './json-row-writer.ts';

export interface NamedStatement extends Rendered {
  readonly name: string;
}

/** A statement is named by its text, so that the same text has the same name in every process. */
export const namedStatement = ({ text, operands }: Rendered): NamedStatement => ({
  text,
  operands,
  name: `e${createHash('sha1').update(text).digest('base64url')}`,
});

export interface OnlyRoot {
  readonly key: string;
  readonly statement: NamedStatement;
  readonly shape: RowShape;
}

export interface CompiledWrite {
  readonly statement: NamedStatement;
  readonly answer?: NamedStatement;
  readonly probe?: NamedStatement;
}

/** Each statement is rendered on first use, because most requests need only one of them. */
export class Compiled {
  #only?: OnlyRoot | null;
  #data?: NamedStatement;
  #apart?: NamedStatement;
  #multiplexed?: NamedStatement;
  readonly #writes = new Map<WriteRoot, CompiledWrite>();
  #locks?: readonly NamedStatement[];

  constructor(
    readonly roots: readonly PlannedRoot[],
    readonly tables: ReadonlySet<string>,
    readonly acrossTenants: boolean,
    readonly dependsOnNow: boolean,
    private readonly now: string,
    private readonly enums: Catalog['enums'],
    readonly encrypted = false,
  ) {}

  /** @returns Null unless there is exactly one root and `rowProjection` supports it. */
  get only(): OnlyRoot | null {
    if (this.#only === undefined) this.#only = this.onlyRoot();
    return this.#only;
  }
  get data(): NamedStatement {
    this.#data ??= namedStatement(renderData(this.reads, this.now));
    return this.#data;
  }
  get apart(): NamedStatement {
    this.#apart ??= namedStatement(renderApart(this.reads, this.now));
    return this.#apart;
  }
  get multiplexed(): NamedStatement {
    this.#multiplexed ??= namedStatement(renderMultiplexed(this.reads, this.now));
    return this.#multiplexed;
  }

  /** @throws EngineError unless the operation has exactly one root and it is a list */
  get rows(): Rendered {
    const { rows, fields } = this.list;
    return render(rowByRow(rows, fields, new Scope(this.now)));
  }
  /** @returns Undefined if a requested value is only available as JSON. @throws EngineError */
  cells(asked: readonly CellRequest[]): Sql | undefined {
    const { rows, fields } = this.list;
    const isEnum = (type: string) => Object.hasOwn(this.enums, type);
    return cellByCell(rows, fields, asked, new Scope(this.now), isEnum);
  }
  private get list() {
    const [only, ...others] = innermost(this.roots);
    if (only?.root.is !== 'array' || others.length > 0)
      throw new EngineError('not-supported', 'one list is expected');
    return only.root;
  }

  one(root: Field): NamedStatement {
    return namedStatement(renderApart([{ key: root.key, root }], this.now));
  }

  /**
   * A mutation of several rows first locks them in a fixed order, because two mutations with different orders
   * could deadlock.
   */
  get locks(): readonly NamedStatement[] {
    this.#locks ??= lockStatements(
      innermost(this.roots).map(({ root }) => root),
      () => new Scope(this.now),
    ).map((statement) => namedStatement(render(statement)));
    return this.#locks;
  }
  write(root: SingleStatementWrite): CompiledWrite {
    let made = this.#writes.get(root);
    if (!made) {
      const { statement, answer, probe } = write(root, new Scope(this.now));
      made = {
        statement: namedStatement(render(statement)),
        answer: answer && namedStatement(render(answer(new Scope(this.now)))),
        probe: probe && namedStatement(render(probe(new Scope(this.now)))),
      };
      this.#writes.set(root, made);
    }
    return made;
  }

  private onlyRoot(): OnlyRoot | null {
    const [only, ...others] = this.roots;
    if (!only || others.length > 0 || only.root.is === 'group') return null;
    const projection = rowProjection(only.root as Field, this.now, this.enums);
    return projection
      ? { key: only.key, statement: namedStatement(projection), shape: new RowShape(projection) }
      : null;
  }

  private get reads() {
    const read = ({ key, root }: PlannedRoot): Read => ({
      key,
      root: root.is === 'group' ? root.roots.map(read) : (root as Field),
    });
    return this.roots.map(read);
  }
}

import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isInputType,
} from 'graphql';
import type { Catalog } from '../catalog.ts';
import { EngineError } from '../errors.ts';
import { Access } from '../plan/access.ts';
import { planByKey } from '../plan/by-key.ts';
import { withoutImpliedConditions } from '../plan/implied.ts';
import { type PlannedRoot, planRoots } from '../plan/plan.ts';
import { Planning } from '../plan/planning.ts';
import { asGiven } from '../read/as-given.ts';
import { type ReadOperation, readDocument } from '../read/document.ts';
import { shapeOfValue } from '../read/input.ts';
import { isJsonObject, plainNumbers } from '../read/json.ts';
import type { Limits } from '../read/limits.ts';
import { checkGiven, type Variables } from '../read/variables.ts';
import { extendedSchema, type Offers } from '../schema/extend.ts';
import { ownName } from '../schema/renamed.ts';
import { type HiddenRoots, type RoleSchema, roleSchema } from '../schema/role-schema.ts';
import { type Types, typeOfNode } from '../schema/types-at-hand.ts';
import type { Permissions, Session } from '../session.ts';
import { Compiled } from './compiled.ts';
import { Lru } from './lru.ts';

export interface OperationText {
  readonly query: string;
  readonly operationName?: string | null;
}

interface Variant {
  readonly consulted: ReadonlyMap<string, boolean>;
  readonly compiled: Compiled;
  readonly id: string;
}

export class Prepared {
  /** The type of a variable is undefined if the schema lacks it. */
  #declared: { readonly name: string; readonly type: GraphQLInputType | undefined }[] | undefined;

  constructor(
    /** The id is unique. It is absent if neither the operation nor its plans are cached. */
    readonly id: number | undefined,
    readonly role: string,
    readonly read: ReadOperation,
    private readonly types: Types,
  ) {}

  get kind() {
    return this.read.kind;
  }
  get operation() {
    return this.read.operation.operation;
  }
  get document() {
    return this.read.document;
  }
  get definition() {
    return this.read.operation;
  }
  get fragments() {
    return Object.fromEntries(this.read.fragments);
  }
  /** The root fields are in document order, before @include and @skip are applied. */
  get roots() {
    return this.read.roots;
  }

  /**
   * Checks that every required variable is given and no unused one. If there are fields of the host, the
   * variables are also coerced to their types, but numbers stay exact. @throws EngineError
   */
  coerce(variables: Variables): Variables {
    const { definitions, used, operation, kind } = this.read;
    checkGiven(variables, definitions, used);
    if (kind === 'table') return variables;
    const { coerced, errors } = getVariableValues(
      this.types.schema,
      operation.variableDefinitions ?? [],
      plainNumbers(variables),
      { maxErrors: 1 },
    );
    if (!coerced)
      throw new EngineError('validation-failed', errors?.[0]?.message ?? 'bad variables', '$.variableValues');
    return asGiven(coerced, variables) as Variables;
  }

  /**
   * A filter with too many conditions is rejected before any other code traverses it, so that it costs
   * little. @throws EngineError `limit-exceeded`
   */
  checkConditions(variables: Variables, most: number): void {
    for (const { name, type } of this.#types()) {
      if (!type || !ownName(getNamedType(type)).endsWith('_bool_exp')) continue;
      if (conditionsIn(variables[name], most) > most)
        throw new EngineError(
          'limit-exceeded',
          `the operation has more than ${most} conditions`,
          `$.variableValues.${name}`,
        );
    }
  }

  shape(variables: Variables): string {
    return this.#types()
      .map(({ name, type }) => {
        const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
        return type ? shapeOfValue(value, type, this.read.bulk.has(name)) : typeof value;
      })
      .join('|');
  }

  #types() {
    this.#declared ??= [...this.read.definitions].map(([name, { type }]) => {
      const known = typeOfNode(type, this.types);
      return { name, type: isInputType(known) ? known : undefined };
    });
    return this.#declared;
  }
}

/**
 * Counting stops at `most` plus one, so that a huge filter costs little. Lists of values contain no objects.
 */
function conditionsIn(value: unknown, most: number): number {
  if (!Array.isArray(value) && !isJsonObject(value)) return 0;
  let count = Array.isArray(value) ? 0 : 1;
  for (const inner of Array.isArray(value) ? value : Object.values(value)) {
    count += conditionsIn(inner, most - count);
    if (count > most) break;
  }
  return count;
}

export interface PlannerOptions {
  readonly catalog: Catalog;
  readonly permissions: Permissions;
  readonly limits: Limits;
  readonly stringifyNumeric: boolean;
  /** The database function that returns the current time. */
  readonly now: string;
  readonly hasuraRules: boolean;
  readonly nullIsNoCondition?: boolean;
  readonly hidden: HiddenRoots;
  readonly beforeIntrospection?: (session: Session) => void;
}

/**
 * The roles' schemas that planners with the same base and options share, because building one takes long. A
 * process that starts several servers, as tests do, builds them once.
 */
const sharedRoles = new WeakMap<
  GraphQLSchema,
  { readonly of: readonly unknown[]; readonly roles: Map<string, RoleSchema> }[]
>();

/** Longer texts and shapes are not cached, so that the cache cannot fill the memory. */
const maxCachedLength = 20_000;

/**
 * Each step from a query text and a session to a compiled plan is cached, because most requests repeat
 * earlier ones.
 */
export class Planner {
  #roles = new Map<string, RoleSchema>();
  readonly #prepared: Lru<Prepared>;
  /**
   * An entry is cached by operation and shape of variables; it has a variant for each outcome of the grants
   * that were checked.
   */
  readonly #plans: Lru<Variant[]>;
  #base: GraphQLSchema | undefined;
  #offers: ((role: string) => Offers) | undefined;
  #made = 0;
  constructor(
    readonly options: PlannerOptions,
    kept = { operations: 2_000, plans: 4_000 },
  ) {
    this.#prepared = new Lru(kept.operations);
    this.#plans = new Lru(kept.plans);
  }

  get figures() {
    return { operations: this.#prepared.size, plans: this.#plans.size };
  }

  extend(base: GraphQLSchema, offers?: (role: string) => Offers) {
    this.#base = base;
    this.#offers = offers;
    this.#roles = this.shared(base, offers);
    this.#prepared.clear();
    this.#plans.clear();
  }

  private shared(base: GraphQLSchema, offers?: (role: string) => Offers): Map<string, RoleSchema> {
    const { catalog, permissions, hasuraRules, hidden } = this.options;
    const own = [catalog, permissions, hasuraRules, hidden, offers];
    const all = sharedRoles.get(base) ?? [];
    const known = all.find(({ of }) => of.every((part, index) => part === own[index]));
    if (known) return known.roles;
    const roles = new Map<string, RoleSchema>();
    sharedRoles.set(base, [...all, { of: own, roles }]);
    return roles;
  }

  role(role: string): RoleSchema {
    const known = this.#roles.get(role);
    if (known) return known;
    const permissions = Object.hasOwn(this.options.permissions, role)
      ? this.options.permissions[role]
      : undefined;
    if (!permissions) throw new EngineError('access-denied', 'your role is not in allowed roles');
    const { catalog, hasuraRules, hidden } = this.options;
    const own = roleSchema(catalog, permissions, { role, hasuraRules, hidden });
    const made = this.#base ? extendedSchema(own, this.#base, this.#offers?.(role)) : own;
    this.#roles.set(role, made);
    return made;
  }

  prepare({ query, operationName }: OperationText, session: Session): Prepared {
    const key = `${session.role}\0${operationName ?? ''}\0${query}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const role = this.role(session.role);
    const isKept = key.length <= maxCachedLength;
    const made = new Prepared(
      isKept ? ++this.#made : undefined,
      session.role,
      readDocument(query, operationName ?? undefined, role, this.options.limits, () =>
        this.options.beforeIntrospection?.(session),
      ),
      role,
    );
    if (isKept) this.#prepared.set(key, made);
    return made;
  }

  /** The variables must already be coerced. `keys` are the requested roots; all if absent. */
  compile(prepared: Prepared, variables: Variables, session: Session, keys?: readonly string[]): Variant {
    const only = keys && new Set(keys);
    prepared.checkConditions(variables, this.options.limits.conditions);
    return this.variant(
      prepared,
      `${keys ? keys.join() : '*'}|${prepared.shape(variables)}`,
      variables,
      session,
      (planning) => planRoots(prepared.read, planning, only),
    );
  }

  /** The values of the key are passed in the variable `~key`, which no client can declare. */
  compileByKey(
    prepared: Prepared,
    table: string,
    rootKey: string,
    variables: Variables,
    session: Session,
  ): Variant {
    return this.variant(
      prepared,
      `~${table}|${rootKey}|${prepared.shape(variables)}`,
      variables,
      session,
      (planning) => [planByKey(prepared.read, planning, table, rootKey)],
    );
  }

  private variant(
    prepared: Prepared,
    key: string,
    variables: Variables,
    session: Session,
    plan: (planning: Planning) => readonly PlannedRoot[],
  ): Variant {
    const place = prepared.id === undefined ? undefined : `${prepared.id} ${key}`;
    const variants = (place === undefined ? undefined : this.#plans.get(place)) ?? [];
    const fits = variants.find(({ consulted }) =>
      [...consulted].every(([grant, held]) => session.grants.has(grant) === held),
    );
    if (fits) return fits;
    const { catalog, permissions, limits, stringifyNumeric, now, hasuraRules } = this.options;
    const role = this.role(prepared.role);
    const access = new Access(catalog, permissions[prepared.role] ?? {}, session.grants);
    const { fragments, definitions, bulk } = prepared.read;
    const planning = new Planning(
      catalog,
      role.roots,
      access,
      fragments,
      variables,
      definitions,
      bulk,
      limits,
      stringifyNumeric,
      hasuraRules,
      this.options.nullIsNoCondition === true,
    );
    const roots = plan(planning).map(withoutImpliedConditions);
    const { tables, acrossTenants, encrypted } = planning;
    const dependsOnNow =
      planning.dependsOnNow || [...tables].some((name) => catalog.tables[name]?.readsClock);
    const compiled = new Compiled(roots, tables, acrossTenants, dependsOnNow, now, catalog.enums, encrypted);
    const made: Variant = { consulted: access.consulted, compiled, id: String(++this.#made) };
    if (place !== undefined && place.length <= maxCachedLength)
      this.#plans.set(place, [...variants.slice(-15), made]);
    return made;
  }
}

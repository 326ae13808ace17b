import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
  type OperationTypeNode,
} from 'graphql';
import type { Chance } from '../isolation/chance.ts';
import { Inputs, literal, tableOf, type Words } from './inputs.ts';
import type { Offers } from './offers.ts';

/** A random operation over a schema, as it is sent. */
export interface Operation {
  readonly kind: Kind;
  readonly query: string;
  readonly operationName?: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
type Kind = 'query' | 'mutation' | 'subscription';

const deepest = 4;
const introspections = [
  '__schema { queryType { name } mutationType { fields { name args { name type { name kind } } } } }',
  '__type(name: "tasks") { name kind fields { name type { kind ofType { name } } } }',
  '__type(name: "tasks_bool_exp") { inputFields { name defaultValue } }',
  '__type(name: "nothing") { name }',
];

/** Every field, argument and input of the schema can occur in an operation. */
export class Grammar {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly words: Words,
    private readonly isHost: (root: string) => boolean,
    private readonly offers: Offers,
  ) {}

  operation(chance: Chance): Operation {
    // Most operations are meant to be valid, because they get further than those that contain mistakes or request fields that the
    // caller may not use.
    const careful = chance.below(10) < 7;
    const offers = careful ? this.offers : () => true;
    const inputs = new Inputs(this.words, chance, careful, offers);
    return new Draft(this.schema, this.isHost, chance, careful, offers, inputs).operation();
  }
}

class Draft {
  private readonly fragments = new Map<string, GraphQLObjectType>();
  private readonly definitions: string[] = [];
  private aliases = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly isHost: (root: string) => boolean,
    private readonly chance: Chance,
    private readonly careful: boolean,
    private readonly offers: Offers,
    private readonly inputs: Inputs,
  ) {}

  operation(): Operation {
    const { chance, inputs } = this;
    const kind = this.kind();
    const body = `{ ${this.roots(kind).join(' ')} }`;
    const several = kind === 'subscription' && chance.yes() ? ' @_multiple_top_level_fields' : '';
    const cached = kind === 'query' && chance.yes(30) ? ' @cached(ttl: 5)' : '';
    const unknown = !this.careful && chance.yes(30) ? ' @nope' : '';
    const head = `${kind} fuzz${inputs.declarations()}${several}${cached}${unknown}`;
    const other = chance.yes(20) ? ['query other { __typename }'] : [];
    const wrong = !this.careful && chance.yes(10) ? chance.pick(['none', '']) : undefined;
    const operationName = wrong ?? (other.length > 0 || chance.yes(10) ? 'fuzz' : undefined);
    return {
      kind,
      query: [`${head} ${body}`, ...this.definitions, ...other].join(' '),
      ...(operationName === undefined ? {} : { operationName }),
      variables: inputs.variables,
    };
  }

  private kind(): Kind {
    const draw = this.chance.below(20);
    if (draw < 6 && this.schema.getMutationType()) return 'mutation';
    return draw < 8 && this.schema.getSubscriptionType() ? 'subscription' : 'query';
  }

  private roots(kind: Kind): string[] {
    const { chance } = this;
    const type = this.schema.getRootType(kind as OperationTypeNode);
    if (!type) throw new Error(`a schema without ${kind}`);
    const all = Object.values(type.getFields());
    const tables = all.filter(({ name }) => !this.isHost(name) && this.offers(type.name, name));
    const hosts = all.filter(({ name }) => this.isHost(name));
    const root = (field: GraphQLField<unknown, unknown>) => this.field(field, deepest);
    const some = (from: typeof all, most: number) => chance.some(from, most).map(root);
    const typename = chance.yes(15) ? [this.chance.yes() ? '__typename' : 't: __typename'] : [];
    if (kind === 'subscription') return [...some(tables, chance.yes(8) ? 2 : 1), ...typename];
    if (kind === 'mutation') {
      if (hosts.length > 0 && (tables.length === 0 || chance.yes(3))) {
        // Commands and table mutations cannot be combined, but sometimes it is tried.
        return [
          ...some(hosts, chance.yes(8) ? 2 : 1),
          ...(chance.yes(20) ? some(tables, 1) : []),
          ...typename,
        ];
      }
      return [...some(tables, chance.yes(3) ? 2 : 1), ...typename];
    }
    const asked = some(tables, 1 + chance.below(3));
    if (chance.yes(4)) asked.splice(chance.below(asked.length + 1), 0, ...some(hosts, 1));
    if (chance.yes(25)) asked.push(chance.pick(introspections));
    return [...this.inFragments([...asked, ...typename], type)];
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const { chance } = this;
    const fields = Object.values(type.getFields()).filter(
      (field) => (depth > 1 || !isObjectType(getNamedType(field.type))) && this.offers(type.name, field.name),
    );
    const chosen = chance.some(fields, 1 + chance.below(5)).map((field) => this.field(field, depth));
    if (chosen[0] && chance.yes(15)) chosen.push(chosen[0]);
    if (chosen.length === 0 || chance.yes(9)) chosen.push('__typename');
    if (!this.careful && chance.yes(60))
      chosen.push(chance.pick(['nope', 'client_id', 'password_hash', '__nope']));
    return `{ ${this.inFragments(chosen, type).join(' ')} }`;
  }

  /** Some of the fields are in a fragment, named or inline. */
  private inFragments(chosen: readonly string[], type: GraphQLObjectType): readonly string[] {
    const { chance } = this;
    const draw = chance.below(12);
    if (draw > 2) return chosen;
    const cut = 1 + chance.below(chosen.length);
    const [inside, outside] = [chosen.slice(0, cut).join(' '), chosen.slice(cut)];
    if (draw === 0) return [`... on ${type.name}${this.directive(3)} { ${inside} }`, ...outside];
    if (draw === 1) return [...outside, `...${this.directive(3)} { ${inside} }`];
    const known = [...this.fragments].find(([, of]) => of === type)?.[0];
    if (known && chance.yes()) return [...chosen, `...${known}${this.directive(3)}`];
    const name = `F${this.fragments.size}`;
    this.fragments.set(name, type);
    this.definitions.push(`fragment ${name} on ${type.name} { ${inside} }`);
    return [`...${name}${this.directive(3)}`, ...outside];
  }

  private directive(seldom: number): string {
    const { chance } = this;
    if (!chance.yes(seldom)) return '';
    return ` @${chance.pick(['include', 'skip'])}(if: ${this.inputs.condition()})`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number): string {
    const type = getNamedType(field.type);
    const given = this.arguments(field);
    // The same field twice with different arguments is a conflict; an alias separates them.
    const alias = given || this.chance.yes(3) ? `a${this.aliases++}: ` : '';
    const below = isObjectType(type) ? ` ${this.selection(type, depth - 1)}` : '';
    return `${alias}${field.name}${given}${this.directive(20)}${below}`;
  }

  private arguments({ name, args }: GraphQLField<unknown, unknown>): string {
    const often = (one: GraphQLArgument) => (one.name === 'where' ? this.chance.yes() : this.chance.yes(3));
    const chosen = args.filter((one) => isNonNullType(one.type) || often(one));
    const isDistinct = this.careful && chosen.some((one) => one.name === 'distinct_on');
    // `distinct_on` columns must come first in the order, which is rarely the case at random, so `order_by` is left out.
    const given = chosen.filter((one) => !isDistinct || one.name !== 'order_by');
    if (given.length === 0) return '';
    const texts = given.map(
      (one) =>
        `${one.name}: ${literal(this.inputs.argument(one.type, { table: tableOf(name), name: one.name }))}`,
    );
    return `(${texts.join(', ')})`;
  }
}

import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Chance } from '../isolation/chance.ts';

/** A random operation over a schema, and the variables that it is sent with. */
export interface Operation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
/** Values that look as if they could be meant, by GraphQL's type name; and those that nobody should mean. */
export interface Words {
  value(type: GraphQLNamedType, chance: Chance): unknown;
  hostile(chance: Chance): unknown;
}

/** An enum's value, which a document writes without quotes. */
class Name {
  constructor(readonly text: string) {}
  toJSON() {
    return this.text;
  }
}

const deepest = 4;

/** Makes one operation after another; every field, argument and input of the schema can come up. */
export class Grammar {
  #declared: string[] = [];
  #variables: Record<string, unknown> = {};

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly words: Words,
    private readonly chance: Chance,
  ) {}

  operation(): Operation {
    this.#declared = [];
    this.#variables = {};
    const { chance, schema } = this;
    const mutation = schema.getMutationType();
    const subscription = schema.getSubscriptionType();
    const draw = chance.below(20);
    const kind = draw < 6 && mutation ? 'mutation' : draw < 8 && subscription ? 'subscription' : 'query';
    const root =
      kind === 'mutation' ? mutation : kind === 'subscription' ? subscription : schema.getQueryType();
    if (!root) throw new Error('a schema without queries');
    const most = kind === 'query' ? 1 + chance.below(3) : 1;
    const body = this.selection(root, deepest, most);
    const declared = this.#declared.length > 0 ? `(${this.#declared.join(', ')})` : '';
    return { kind, query: `${kind} fuzz${declared} ${body}`, variables: this.#variables };
  }

  private selection(type: GraphQLObjectType, depth: number, most = 1 + this.chance.below(5)): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 1 || !isObjectType(getNamedType(field.type)),
    );
    const chosen = this.chance.some(fields, most).map((field, index) => this.field(field, depth, index));
    return `{ ${chosen.length > 0 && this.chance.below(9) > 0 ? chosen.join(' ') : `${chosen.join(' ')} __typename`} }`;
  }

  private field(field: GraphQLField<unknown, unknown>, depth: number, index: number): string {
    const type = getNamedType(field.type);
    const given = this.arguments(field.args);
    const alias = this.chance.yes(3) ? `f${index}: ` : '';
    const directive = this.chance.yes(20) ? ` @include(if: ${this.chance.yes()})` : '';
    const below = isObjectType(type) ? ` ${this.selection(type, depth - 1)}` : '';
    // One name with other arguments twice is a conflict: an alias keeps them apart.
    return `${given ? `a${index}: ` : alias}${field.name}${given}${directive}${below}`;
  }

  private arguments(all: readonly GraphQLArgument[]): string {
    const given = all.filter((one) => isNonNullType(one.type) || this.chance.yes(3));
    return given.length > 0 ? `(${given.map((one) => `${one.name}: ${this.argument(one)}`).join(', ')})` : '';
  }

  private argument({ type }: GraphQLArgument): string {
    const value = this.input(type, 3);
    if (!this.chance.yes(3)) return literal(value);
    const name = `v${this.#declared.length}`;
    this.#declared.push(`$${name}: ${String(type)}`);
    this.#variables[name] = JSON.parse(JSON.stringify(value)) as unknown;
    return `$${name}`;
  }

  private input(type: GraphQLInputType, depth: number): unknown {
    const { chance } = this;
    if (chance.yes(60)) return this.words.hostile(chance);
    if (isNonNullType(type)) return this.input(type.ofType as GraphQLInputType, depth);
    if (chance.yes(25)) return null;
    if (isListType(type))
      return Array.from({ length: chance.below(4) }, () =>
        this.input(type.ofType as GraphQLInputType, depth - 1),
      );
    if (isEnumType(type)) return new Name(chance.pick(type.getValues()).name);
    if (!isInputObjectType(type)) return this.words.value(type, chance);
    const fields = Object.values(type.getFields());
    const needed = fields.filter((field) => isNonNullType(field.type));
    const others = fields.filter(
      (field) => !isNonNullType(field.type) && (depth > 0 || !isInputObjectType(named(field))),
    );
    const chosen = [
      ...needed,
      ...chance.some(others, chance.below(type.name.endsWith('insert_input') ? 8 : 3)),
    ];
    return Object.fromEntries(chosen.map((field) => [field.name, this.input(field.type, depth - 1)]));
  }
}

const named = (field: GraphQLInputField) => getNamedType(field.type);

function literal(value: unknown): string {
  if (value instanceof Name) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([key]) => /^[_A-Za-z]\w*$/.test(key));
    return `{${entries.map(([key, inner]) => `${key}: ${literal(inner)}`).join(', ')}}`;
  }
  // A lone surrogate has no literal of its own that every parser takes.
  return JSON.stringify(value) ?? 'null';
}

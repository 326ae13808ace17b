import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { Chance } from '../isolation/chance.ts';
import type { Offers } from './offers.ts';

/** A value is used for a table's column (or a command's argument), next to the given input key. */
export interface Place {
  readonly table?: string;
  readonly column?: string;
  readonly name: string;
}
/** The values are by GraphQL type and place: some plausible, some hostile. */
export interface Words {
  value(type: GraphQLNamedType, place: Place, chance: Chance): unknown;
  hostile(chance: Chance): unknown;
}

/**
 * A document writes some literals without quotes: an enum value, a variable, or a number with more digits
 * than a double has.
 */
export class Bare {
  constructor(readonly text: string) {}
  toJSON() {
    return this.text;
  }
}

export const tableOf = (name: string): string =>
  name
    .replace(/^(?:insert|update|delete)_/, '')
    .replace(/_(?:one|by_pk|many|stream|aggregate)$/, '')
    .replace(
      /_(?:bool_exp|order_by|(?:insert|set|inc|pk_columns|stream_cursor_value)_input|aggregate_bool_exp.*)$/,
      '',
    );

export class Inputs {
  readonly variables: Record<string, unknown> = {};
  private readonly declared: string[] = [];
  private named = 0;

  constructor(
    private readonly words: Words,
    private readonly chance: Chance,
    private readonly careful: boolean,
    private readonly offers: Offers,
  ) {}

  declarations(): string {
    if (!this.careful && this.chance.yes(40)) this.declared.push('$unused: Int');
    if (!this.careful && this.chance.yes(40)) this.variables.unknown = 1;
    return this.declared.length > 0 ? `(${this.declared.join(', ')})` : '';
  }

  condition(): string {
    const yes = this.chance.below(4) > 0;
    return this.chance.yes(3) ? this.declare('Boolean!', yes).text : String(yes);
  }

  argument(type: GraphQLInputType, place: Place): unknown {
    return this.chance.yes(3) ? this.asVariable(type, place) : this.value(type, place, 4, false);
  }

  private asVariable(type: GraphQLInputType, place: Place): Bare {
    const value = JSON.parse(JSON.stringify(this.value(type, place, 3, true))) as unknown;
    const wrong = !this.careful && this.chance.yes(30);
    const declared = wrong ? this.chance.pick(['Int', 'String!', 'uuid', '[jsonb!]', 'nope']) : String(type);
    const scalar = typeof value === 'number' || typeof value === 'boolean';
    if (!isNonNullType(type) && !wrong && scalar && this.chance.yes(6))
      return this.declare(declared, value, true);
    return this.declare(declared, value);
  }

  private declare(type: string, value: unknown, isDefault = false): Bare {
    const name = `v${this.named++}`;
    this.declared.push(`$${name}: ${type}${isDefault ? ` = ${literal(value)}` : ''}`);
    if (!isDefault) this.variables[name] = value;
    return new Bare(`$${name}`);
  }

  /** If `sent` is true, the value is inside a variable, where no other variable is allowed. */
  private value(type: GraphQLInputType, place: Place, depth: number, sent: boolean): unknown {
    const { chance } = this;
    if (!this.careful && chance.yes(40)) return this.words.hostile(chance);
    if (!sent && depth < 4 && chance.yes(25)) return this.asVariable(type, place);
    if (!isNonNullType(type) && chance.yes(this.careful ? 150 : 25)) return null;
    return this.meant(isNonNullType(type) ? (type.ofType as GraphQLInputType) : type, place, depth, sent);
  }

  private meant(type: GraphQLInputType, place: Place, depth: number, sent: boolean): unknown {
    const { chance } = this;
    if (isListType(type)) {
      const inner = type.ofType as GraphQLInputType;
      // A single value may replace a list of one.
      if (chance.yes(8)) return this.value(inner, place, depth - 1, sent);
      const most = chance.yes(40) ? 120 : 4;
      return Array.from({ length: chance.below(most) }, () => this.value(inner, place, depth - 1, sent));
    }
    if (isEnumType(type)) return new Bare(chance.pick(type.getValues()).name);
    if (!isInputObjectType(type)) return this.words.value(type, place, chance);
    return this.object(type, place, depth, sent);
  }

  private object(type: GraphQLInputObjectType, place: Place, depth: number, sent: boolean): unknown {
    const fields = Object.values(type.getFields());
    const needed = fields.filter((field) => isNonNullType(field.type));
    const others = fields.filter(
      (field) =>
        !isNonNullType(field.type) &&
        (depth > 0 || !isInputObjectType(named(field))) &&
        this.offers(type.name, field.name),
    );
    const chosen = [...needed, ...this.chosen(type, others)];
    return Object.fromEntries(
      chosen.map((field) => [
        field.name,
        this.value(field.type, this.placeOf(type, field, place), depth - 1, sent),
      ]),
    );
  }

  private chosen(
    { name }: GraphQLInputObjectType,
    others: readonly GraphQLInputField[],
  ): GraphQLInputField[] {
    const { chance } = this;
    if (this.careful && name.endsWith('_aggregate_bool_exp')) return chance.some(others, 1);
    if (!name.endsWith('_insert_input')) {
      const least = name.endsWith('_comparison_exp') || name.includes('cursor') ? 1 : 0;
      return chance.some(others, Math.max(least, chance.below(3)));
    }
    // Most columns are included, because a row without them would be refused for that reason alone.
    const columns = others.filter((field) => !isInputObjectType(named(field)));
    const nested = others.filter((field) => isInputObjectType(named(field)));
    const most = this.careful ? columns.length - chance.below(2) : chance.below(8);
    return [...chance.some(columns, most), ...chance.some(nested, chance.yes(4) ? 1 : 0)];
  }

  private placeOf(type: GraphQLInputObjectType, field: GraphQLInputField, place: Place): Place {
    if (type.name.endsWith('_comparison_exp')) return { ...place, name: field.name };
    const table = /_(bool_exp|input)$/.test(type.name) ? tableOf(type.name) : place.table;
    return { table, column: field.name, name: field.name };
  }
}

const named = (field: GraphQLInputField) => getNamedType(field.type);

export function literal(value: unknown): string {
  if (value instanceof Bare) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([key]) => /^[_A-Za-z]\w*$/.test(key));
    return `{${entries.map(([key, inner]) => `${key}: ${literal(inner)}`).join(', ')}}`;
  }
  // A lone surrogate has no literal that every parser accepts.
  return JSON.stringify(value) ?? 'null';
}

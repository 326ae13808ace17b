import type { Chance } from './chance.ts';
import type { ColumnFacts } from './database-facts.ts';

/**
 * Values are dealt in random order and reshuffled when none are left, so that each occurs about equally
 * often.
 */
export class Deck<Card> {
  private left: Card[] = [];
  constructor(
    private readonly cards: readonly Card[],
    private readonly chance: Chance,
  ) {}
  deal(): Card {
    if (this.left.length === 0) this.left = this.chance.some(this.cards, this.cards.length);
    return this.left.pop() as Card;
  }
}

export interface Making {
  readonly table: string;
  readonly place: string;
  /** The index of the row in its table. */
  readonly index: number;
  readonly chance: Chance;
}

const isLater =
  /(^|_)(end|ends|ended|until|to|expire|expires|expired|expiry|due|finish|finished|deadline|un|out|off|max|maximum|last|closed|completed)(_|$)/;

/** Each tenant and row gets another text, because some columns are unique. */
function text(name: string, { table, place, index }: Making): string {
  const known: readonly (readonly [RegExp, string])[] = [
    [/email/i, `canary.${table}.${index}@${place}.example`],
    [/colou?r/, `#12ab${String(10 + (index % 90))}`],
    [/phone|landline|mobile/, `02900${String(10_000 + index)}`],
    [/website|url|link$/, `https://${place}.example/${table}/${index}`],
    [/zone/, 'Australia/Sydney'],
    [/(^|_)abn/, '51824753556'],
    [/ip_address/, `10.9.${index % 250}.${table.length}`],
    [/mime/, 'application/pdf'],
    [
      /slug|hash|(^|_)(code|key|token|secret|sub_domain)$/,
      `canary-${table.replaceAll('_', '-')}-${place}-${index}`,
    ],
  ];
  const found = known.find(([pattern]) => pattern.test(name));
  return (
    found?.[1] ??
    `Canary ${index} of the ${place}: ${name.replaceAll('_', ' ')} of ${table.replaceAll('_', ' ')}`
  );
}

const pad = (value: number) => String(value).padStart(2, '0');

/** @returns A value for a column without an enum, key or hint; undefined when the type is unknown. */
export function plainValue({ name, type }: ColumnFacts, making: Making): unknown {
  const { chance, index } = making;
  const later = isLater.test(name);
  const day = pad(1 + chance.below(27));
  switch (type) {
    case 'text':
    case 'varchar':
    case 'citext':
      return text(name, making);
    case 'bool':
      return chance.yes();
    case 'int2':
    case 'int4':
    case 'int8':
      return (later ? 40 : 1) + (index % 20);
    case 'numeric':
    case 'float8':
      if (/(^|_)(hrs|hours)(_|$)/.test(name)) return 1 + (index % 8);
      return (later ? 60 : 1) + (index % 30);
    case 'date':
      return later ? `2027-01-${day}` : `2026-11-${day}`;
    case 'timestamptz':
      return later ? `2027-01-${day}T07:00:00Z` : `2026-11-${day}T0${chance.below(9)}:00:00Z`;
    case 'time':
      return later ? `1${5 + chance.below(5)}:00` : `0${6 + chance.below(4)}:00`;
    case 'inet':
    case 'cidr':
      return `10.9.${index % 250}.0`;
    case 'jsonb':
      return {};
    default:
      return undefined;
  }
}

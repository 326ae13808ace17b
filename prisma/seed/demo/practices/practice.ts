import type { SupplierCategory, SupplierName } from '../goods.ts';
import type { Work } from '../work.ts';

export const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof week)[number];
export const mondayToFriday: readonly Weekday[] = week.slice(0, 5);

export type TimingName = 'Full day' | 'Morning' | 'Late' | 'Saturday';
/** Times are `HH:mm` in the clinic's zone. `meal` is null without a meal break. */
export interface Timing {
  readonly start: string;
  readonly end: string;
  readonly meal: string | null;
  readonly rest: string;
}

export interface Duty {
  readonly name: string;
  /** The weekdays on which the duty is due, or its day of the month. */
  readonly on: readonly Weekday[] | number;
  readonly by: string | null;
  /** The kind of note that the person who ticks the duty adds. */
  readonly note?: 'temperature' | 'words';
  readonly photo?: true;
}

export interface Contact {
  readonly type: string;
  readonly name: string;
  readonly company: string;
  readonly account: string | null;
  readonly phone: string;
  readonly notes: string | null;
}
export type ExpenseType = 'Consumables' | 'Laboratory' | 'Repairs' | 'Utilities' | 'Staff amenities';
export type Expense = readonly [type: ExpenseType, name: string, amount: string];

/** A storage location with the shelves inside it. */
export type Storage = readonly [name: string, shelves: readonly string[]];

/** An order. Its steps, from `raised` to `cancelled`, are in days ago. */
export interface OrderStory {
  readonly trade: SupplierCategory;
  readonly lines: readonly (readonly [code: string, quantity: number])[];
  readonly raised: number;
  readonly placed?: number;
  readonly accepted?: number;
  readonly received?: number;
  readonly cancelled?: number;
  readonly reason?: string;
  readonly phone?: true;
  /** True if the last line has not been delivered yet. */
  readonly short?: true;
  readonly talk?: readonly string[];
}

export interface Inventory {
  readonly suppliers: Readonly<Partial<Record<SupplierCategory, SupplierName>>>;
  /** Brands that the platform does not have. */
  readonly brands: readonly (readonly [name: string, info: string])[];
  readonly places: { readonly store: Storage; readonly sterile: Storage; readonly cool: Storage };
  /** Codes of the catalogue of goods. */
  readonly goods: readonly string[];
  /** The factor for the catalogue's quantities. */
  readonly share: number;
  /**
   * Codes of products without a newer delivery. The next three are products with a lot that expires soon,
   * with an expired lot, and with a disposal and its reason.
   */
  readonly low: readonly string[];
  readonly expiring: readonly string[];
  readonly expired: readonly string[];
  readonly disposed: Readonly<Record<string, string>>;
  /** The days since the last but one delivery, and since the last one. */
  readonly deliveries: readonly [number, number];
  readonly delivery: string;
  readonly orders: readonly OrderStory[];
  /** The number of days since the store was counted. */
  readonly counted: number;
}

export interface LabStory {
  readonly lab: number;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly raised: number;
  readonly accepted?: number;
  readonly shipped?: number;
  readonly delivered?: number;
  readonly cancelled?: number;
  readonly reason?: string;
  readonly talk?: readonly string[];
}
export interface Labs {
  readonly labs: readonly {
    readonly name: string;
    readonly contact: string;
    readonly phone: string;
    readonly mail: string;
  }[];
  readonly orders: readonly LabStory[];
}

export type Tray = readonly [
  name: string,
  color: string,
  items: readonly (readonly [name: string, count: number])[],
];
export interface Sterilisation {
  readonly steriliser: string;
  readonly make: string;
  readonly trays: readonly Tray[];
  /** The largest number of one kind of instrument in a load, with the reason. */
  readonly limit: readonly [name: string, info: string, count: number];
  readonly loads: readonly [midday: string, evening: string];
  readonly broken: string;
  readonly found: string;
}

/** What differs from clinic to clinic. Stock, labs and instruments exist only if the plan includes them. */
export interface Practice {
  readonly opens: readonly Weekday[];
  /** The days on which the clinic is also open in the evening. */
  readonly evenings: readonly Weekday[];
  readonly timings: Readonly<Record<TimingName, Timing>>;
  readonly usualWeek: string;
  /** The colours of its rooms and of its products' pictures. */
  readonly colours: readonly string[];
  readonly works: readonly Work[];
  readonly duties: readonly Duty[];
  readonly contacts: readonly Contact[];
  readonly expenses: readonly Expense[];
  readonly inventory?: Inventory;
  readonly labs?: Labs;
  readonly sterilisation?: Sterilisation;
}

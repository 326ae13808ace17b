import type { SupplierCategory, SupplierName } from '../goods.ts';
import type { Work } from '../work.ts';

export const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof week)[number];
export const mondayToFriday: readonly Weekday[] = week.slice(0, 5);

export type TimingName = 'Full day' | 'Morning' | 'Late' | 'Saturday';
/** The times are `HH:mm` in the clinic's zone; people without a meal break work half a day. */
export interface Timing {
  readonly start: string;
  readonly end: string;
  readonly meal: string | null;
  readonly rest: string;
}

export interface Duty {
  readonly name: string;
  /** The duty is due on weekdays, or on a day of the month. */
  readonly on: readonly Weekday[] | number;
  readonly by: string | null;
  /** The person who ticks the duty adds this note. */
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

/** The shelves are inside the storage location. */
export type Storage = readonly [name: string, shelves: readonly string[]];

/** The steps of an order are in days ago. */
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
  /** The last line has not been delivered yet. */
  readonly short?: true;
  readonly talk?: readonly string[];
}

export interface Inventory {
  readonly suppliers: Readonly<Partial<Record<SupplierCategory, SupplierName>>>;
  /** The platform does not have these brands. */
  readonly brands: readonly (readonly [name: string, info: string])[];
  readonly places: { readonly store: Storage; readonly sterile: Storage; readonly cool: Storage };
  /** The codes are those of the catalogue of goods. */
  readonly goods: readonly string[];
  /** The stock as a multiple of the catalogue's quantities. */
  readonly share: number;
  /**
   * Some products have no new delivery, others a delivery that expires soon, two expired lots, or a disposal.
   */
  readonly low: readonly string[];
  readonly expiring: readonly string[];
  readonly expired: readonly string[];
  readonly disposed: Readonly<Record<string, string>>;
  /** The days since the delivery before the last one, and since the last one. */
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
  /** A load may contain only a limited number of these instruments, for the given reason. */
  readonly limit: readonly [name: string, info: string, count: number];
  readonly loads: readonly [midday: string, evening: string];
  readonly broken: string;
  readonly found: string;
}

/** A clinic has stock, labs and instruments only if its plan includes them. */
export interface Practice {
  readonly opens: readonly Weekday[];
  /** On these days the clinic is also open in the evening. */
  readonly evenings: readonly Weekday[];
  readonly timings: Readonly<Record<TimingName, Timing>>;
  readonly usualWeek: string;
  /** The colours are those of its rooms and its products' pictures. */
  readonly colours: readonly string[];
  readonly works: readonly Work[];
  readonly duties: readonly Duty[];
  readonly contacts: readonly Contact[];
  readonly expenses: readonly Expense[];
  readonly inventory?: Inventory;
  readonly labs?: Labs;
  readonly sterilisation?: Sterilisation;
}

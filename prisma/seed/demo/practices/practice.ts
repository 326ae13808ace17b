import type { SupplierCategory, SupplierName } from '../goods.ts';
import type { Work } from '../work.ts';

export const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof week)[number];
export const mondayToFriday: readonly Weekday[] = week.slice(0, 5);

export type TimingName = 'Full day' | 'Morning' | 'Late' | 'Saturday';
/** `HH:mm` on the clinic's clock; who has no meal break works half a day. */
export interface Timing {
  readonly start: string;
  readonly end: string;
  readonly meal: string | null;
  readonly rest: string;
}

/** Something on the checklist of a clinic. */
export interface Duty {
  readonly name: string;
  /** Weekdays, or the day of the month. */
  readonly on: readonly Weekday[] | number;
  readonly by: string | null;
  /** Who ticks it off adds a note like this one. */
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

/** Shelves are inside the location before them. */
export type Storage = readonly [name: string, shelves: readonly string[]];

/** How far an order came, days ago, and what its supplier said. */
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
  /** The last line is still on its way. */
  readonly short?: true;
  readonly talk?: readonly string[];
}

/** What a clinic keeps in stock, from whom, and where. */
export interface Inventory {
  readonly suppliers: Readonly<Partial<Record<SupplierCategory, SupplierName>>>;
  /** Brands that the platform does not know. */
  readonly brands: readonly (readonly [name: string, info: string])[];
  readonly places: { readonly store: Storage; readonly sterile: Storage; readonly cool: Storage };
  /** Codes of the catalogue. */
  readonly goods: readonly string[];
  /** How much it keeps beside what the catalogue says. */
  readonly share: number;
  /** Nothing new came, the next delivery expires soon, two have expired, one had to be disposed of. */
  readonly low: readonly string[];
  readonly expiring: readonly string[];
  readonly expired: readonly string[];
  readonly disposed: Readonly<Record<string, string>>;
  /** Days ago: the delivery before the last one, and the last one. */
  readonly deliveries: readonly [number, number];
  readonly delivery: string;
  readonly orders: readonly OrderStory[];
  /** Days ago that the store was counted. */
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
  /** What must not be put in one load in any number, and why. */
  readonly limit: readonly [name: string, info: string, count: number];
  readonly loads: readonly [midday: string, evening: string];
  readonly broken: string;
  readonly found: string;
}

/** What makes a clinic of the demo itself. Stock, labs and instruments only where its plan has them. */
export interface Practice {
  readonly opens: readonly Weekday[];
  /** The days with an evening. */
  readonly evenings: readonly Weekday[];
  readonly timings: Readonly<Record<TimingName, Timing>>;
  readonly usualWeek: string;
  /** Of its rooms and its products' pictures. */
  readonly colours: readonly string[];
  readonly works: readonly Work[];
  readonly duties: readonly Duty[];
  readonly contacts: readonly Contact[];
  readonly expenses: readonly Expense[];
  readonly inventory?: Inventory;
  readonly labs?: Labs;
  readonly sterilisation?: Sterilisation;
}

/** The columns that describe a product's stock. */
export interface StockFigures {
  readonly quantity_type: string | null;
  readonly stock_in_hand: number;
  readonly stock_in_hand_total: number;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly is_low_stock: boolean;
  readonly expired_lots: number;
  readonly next_expiry_date: string | null;
  readonly clinic_id: string;
}

const amountOf = (value: unknown): number => Number(value ?? 0);
const boundOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

/** A product's row with its amounts as numbers, because the API sends them as text. */
export const stockOf = <Row extends object>(row: Row): Row & StockFigures => {
  const stocked = row as Row & StockFigures;
  const { stock_in_hand, stock_in_hand_total, minimum, maximum } = stocked;
  return {
    ...stocked,
    stock_in_hand: amountOf(stock_in_hand),
    stock_in_hand_total: amountOf(stock_in_hand_total),
    minimum: boundOf(minimum),
    maximum: boundOf(maximum),
  };
};

export const expiredInWords = (lots: number): string => `${plural(lots, 'lot')} expired`;

/** The columns that a list must load, in addition to its own, to show a product's stock. */
export const stockColumns =
  'clinic_id quantity_type stock_in_hand stock_in_hand_total minimum maximum is_low_stock expired_lots next_expiry_date';

const dayMillis = 86_400_000;

/** The time until or since an expiry date: `41 days`, `today` or `6 months ago`. */
export function expiryInWords(date: string, today: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMillis);
  if (days === 0) return 'today';
  const size = Math.abs(days);
  const words =
    size < 90
      ? plural(size, 'day')
      : size < 730
        ? plural(Math.round(size / 30.4), 'month')
        : plural(Math.round(size / 365), 'year');
  return days < 0 ? `${words} ago` : words;
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What was spent on a supplier's products in one month, summed by the server. */
export interface SupplierSpending {
  readonly month: string;
  readonly supplier: string;
  readonly amount: number;
}

const most = 5;
const others = 'Others';

/** The twelve months (`yyyy-mm`) that end with the month of a day (`yyyy-mm-dd`), the oldest first. */
export function monthsUpTo(today: string): readonly string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, index) => {
    const at = new Date(Date.UTC(year, month - 12 + index, 1));
    return at.toISOString().slice(0, 7);
  });
}

/**
 * The five suppliers with the highest spending, then `Others` if there are more, and a row for each month
 * with an amount for each of these.
 */
export function spendingRows(
  spent: readonly SupplierSpending[],
  today: string,
): {
  readonly suppliers: readonly string[];
  readonly rows: readonly Readonly<Record<string, string | number>>[];
} {
  const sums = new Map<string, number>();
  for (const { supplier, amount } of spent) sums.set(supplier, (sums.get(supplier) ?? 0) + amount);
  const ranked = [...sums].sort(([, a], [, b]) => b - a).map(([supplier]) => supplier);
  const named = ranked.slice(0, most);
  const suppliers = ranked.length > most ? [...named, others] : named;
  const seriesOf = (supplier: string) => (named.includes(supplier) ? supplier : others);
  const rows = monthsUpTo(today).map((month) => {
    const own = spent.filter((each) => each.month === month);
    const amounts = suppliers.map((supplier) => [
      supplier,
      Math.round(
        own
          .filter((each) => seriesOf(each.supplier) === supplier)
          .reduce((sum, { amount }) => sum + amount, 0) * 100,
      ) / 100,
    ]);
    return { month, ...Object.fromEntries(amounts) };
  });
  return { suppliers, rows };
}

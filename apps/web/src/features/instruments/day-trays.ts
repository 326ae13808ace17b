import type { DayCount, Tray } from './day-data.ts';

/**
 * The trays of a day: counted items with the quantity expected then, and active items that were not counted.
 */
export function traysOfDay(trays: readonly Tray[], count: DayCount | undefined): readonly Tray[] {
  const lines = new Map(
    (count?.instrument_count_lines ?? []).map((line) => [line.instrument_count_item_id, line]),
  );
  return trays
    .map((tray) => ({
      ...tray,
      instrument_count_items: tray.instrument_count_items.flatMap((item) => {
        const line = lines.get(item.id);
        if (line) return [{ ...item, expected_quantity: line.expected_quantity }];
        const isInUse = tray.status === 'ACTIVE' && item.status === 'ACTIVE';
        return isInUse ? [item] : [];
      }),
    }))
    .filter(({ instrument_count_items: items }) => items.length > 0);
}

import { useMemo } from 'react';
import { useQueuedWrites } from '#data/queued-writes.ts';
import { lotName } from '../lots.ts';
import { type FoundProduct, unusableReason } from '../scan/find-by-code.ts';
import type { RecordVariables, Take, TakeLine } from './take-data.ts';

/** A line of a stock-take as it is counted; a count that is still queued in this browser is included. */
export interface CountLine {
  readonly id: string;
  readonly product: string;
  readonly lot: string | null;
  readonly name: string;
  /** Lot, location and expiry as text. */
  readonly about: string;
  readonly unit: string | null;
  readonly codes: readonly string[];
  readonly lotCode: string | null;
  /** Null if not counted yet. */
  readonly counted: number | null;
  readonly note: string | null;
  readonly isWaiting: boolean;
}

const keyOf = (product: string, lot: string | null) => `${product} ${lot ?? ''}`;

/** The lines of a stock-take, including counts that this browser has still to send. */
export function useCountLines(take: Take): readonly CountLine[] {
  const writes = useQueuedWrites();
  return useMemo(() => {
    const waiting = new Map<string, RecordVariables['lines'][0]>();
    for (const { variables } of writes)
      if (variables.id === take.id && Array.isArray(variables.lines))
        for (const line of variables.lines as readonly RecordVariables['lines'][0][])
          waiting.set(keyOf(line.clinic_im_product_id, line.clinic_im_product_stock_id), line);
    return take.stock_take_items.map((line) =>
      lineOf(line, waiting.get(keyOf(line.clinic_im_product_id, line.clinic_im_product_stock_id))),
    );
  }, [take, writes]);
}

function lineOf(line: TakeLine, waiting: RecordVariables['lines'][0] | undefined): CountLine {
  const { clinic_im_product: product, clinic_im_product_stock: lot } = line;
  const saved = line.counted_at === null ? null : Number(line.counted_quantity);
  return {
    id: line.id,
    product: line.clinic_im_product_id,
    lot: line.clinic_im_product_stock_id,
    name: product?.name ?? 'A product',
    about: [
      line.clinic_im_product_stock_id === null ? 'No lot' : lot ? lotName(lot) : null,
      lot?.clinic_storage_location?.name,
      lot?.expiry_date,
    ]
      .filter(Boolean)
      .join(' · '),
    unit: product?.quantity_type ?? null,
    codes: [product?.code, product?.internal_code, product?.unique_scan_id].flatMap((code) => code ?? []),
    lotCode: lot?.unique_scan_id ?? null,
    counted: waiting ? waiting.counted_quantity : saved,
    note: waiting ? waiting.note : line.note,
    isWaiting: waiting !== undefined,
  };
}

/**
 * The lines that match a scanned code: a lot's own code takes precedence over its product's; uncounted lines
 * come first.
 */
export function linesByCode(lines: readonly CountLine[], code: string): readonly CountLine[] {
  const lots = lines.filter(({ lotCode }) => lotCode === code);
  const found = lots.length > 0 ? lots : lines.filter(({ codes }) => codes.includes(code));
  return found.toSorted((a, b) => Number(a.counted !== null) - Number(b.counted !== null));
}

/**
 * Why a scanned lot that is not in this stock-take is not counted: it is recorded at another location. Null
 * if it is unknown or cannot be used.
 */
export const elsewhereInWords = ({ lot }: FoundProduct): string | null =>
  lot && unusableReason(lot) === null
    ? `This lot is recorded in ${lot.clinic_storage_location?.name ?? 'another location'}. Move it here to add it to the list.`
    : null;

/** The next uncounted line below this one, or else the first one above it. */
export function nextToCount(lines: readonly CountLine[], after: string): CountLine | undefined {
  const at = lines.findIndex(({ id }) => id === after);
  return [...lines.slice(at + 1), ...lines.slice(0, Math.max(at, 0))].find(({ counted }) => counted === null);
}

import { type StockState, stockStateOf } from '@operatory/domain';
import { IconArrowDown, IconBan, IconCheck, IconClock, type TablerIcon } from '@tabler/icons-react';
import { useToday } from '#session/use-today.ts';
import { Pill } from '#ui/pill.tsx';
import type { Stocked } from './stock-words.ts';

const looks: Readonly<
  Record<StockState, { readonly words: string; readonly hue: string; readonly Icon: TablerIcon }>
> = {
  expired: { words: 'Expired', hue: 'violet', Icon: IconBan },
  low: { words: 'Low', hue: 'red', Icon: IconArrowDown },
  expiring: { words: 'Expiring', hue: 'orange', Icon: IconClock },
  ok: { words: 'OK', hue: 'gray', Icon: IconCheck },
};

/** What is to be done first about a product's stock, as a pill. */
export function StockPill({ product }: { product: Stocked }) {
  const { words, hue, Icon } = looks[stockStateOf(product, useToday(product.clinic_id))];
  return (
    <Pill hue={hue} icon={<Icon size={14} aria-hidden />}>
      {words}
    </Pill>
  );
}

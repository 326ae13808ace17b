import { Group } from '@mantine/core';
import { type StockState, stockStateOf } from '@operatory/domain';
import { IconArrowDown, IconBan, IconCheck, IconClock, type TablerIcon } from '@tabler/icons-react';
import { useToday } from '#session/use-today.ts';
import { Pill } from '#ui/pill.tsx';
import { expiredInWords, type StockFigures } from './stock-words.ts';

const looks: Readonly<
  Record<StockState, { readonly words: string; readonly hue: string; readonly Icon: TablerIcon }>
> = {
  low: { words: 'Low', hue: 'red', Icon: IconArrowDown },
  expiring: { words: 'Expiring', hue: 'orange', Icon: IconClock },
  ok: { words: 'OK', hue: 'gray', Icon: IconCheck },
};

export function StockPill({ product }: { product: StockFigures }) {
  const state = stockStateOf(product, useToday(product.clinic_id));
  const { words, hue, Icon } = looks[state];
  return (
    <Group gap={4} wrap="nowrap">
      {product.expired_lots > 0 && state === 'ok' ? null : (
        <Pill hue={hue} icon={<Icon size={14} aria-hidden />}>
          {words}
        </Pill>
      )}
      {product.expired_lots > 0 ? (
        <Pill hue="violet" icon={<IconBan size={14} aria-hidden />}>
          {expiredInWords(product.expired_lots)}
        </Pill>
      ) : null}
    </Group>
  );
}

import { Group, Stack, Text } from '@mantine/core';
import { dollars } from '#ui/dollars.ts';
import type { Quote } from './plan-commands.ts';
import { quoteInWords } from './quote-words.ts';

export function QuoteFacts({ quote }: { quote: Quote }) {
  const { kind, original, discount, total, gst, recurring, gained, lost } = quote;
  return (
    <Stack gap={12} aria-live="polite">
      <Text size="sm">{quoteInWords(quote)}</Text>
      {kind === 'SAME' ? null : (
        <Stack gap={4}>
          <Amount label={kind === 'UPGRADE' ? 'Difference' : 'Price'} value={dollars(original)} />
          {Number(discount) > 0 ? <Amount label="Discount" value={`−${dollars(discount)}`} /> : null}
          <Amount label="To pay now" value={dollars(total)} strong />
          <Text size="xs" c="var(--op-muted)">
            AUD, includes {dollars(gst)} GST. Each later month costs {dollars(recurring)}.
          </Text>
        </Stack>
      )}
      {gained.length > 0 ? <Text size="sm">You get {listInWords(gained)}.</Text> : null}
      {lost.length > 0 ? (
        <Text size="sm">
          You lose {listInWords(lost)}. The data is kept, and returns when you upgrade again.
        </Text>
      ) : null}
    </Stack>
  );
}

function Amount({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <Group justify="space-between" fw={strong ? 650 : 400} fz={14}>
      <span>{label}</span>
      <span className="tabular">{value}</span>
    </Group>
  );
}

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });
const listInWords = (titles: readonly string[]): string => list.format(titles);

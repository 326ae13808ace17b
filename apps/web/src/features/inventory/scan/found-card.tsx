import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { isExpired, messages, quantityWithUnit } from '@operatory/domain';
import { IconBarcode } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { useToday } from '#session/use-today.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Failed } from '#ui/empty-state.tsx';
import { lotName } from '../lots.ts';
import type { Product } from '../product.ts';
import { ProductActions } from '../product-actions.tsx';
import { StockBar } from '../stock-bar.tsx';
import { StockPill } from '../stock-state.tsx';
import { type StockFigures, stockColumns, stockOf } from '../stock-words.ts';
import { type FoundProduct, unusableReason } from './find-by-code.ts';

const query = graphql<{ clinic_im_products_by_pk: (Product & StockFigures) | null }, { id: string }>(
  `subscription foundProduct($id: uuid!) { clinic_im_products_by_pk(id: $id) { id name ${stockColumns} } }`,
);

/** The scanned product with the actions that the user has; its stock is live. */
export function FoundCard({
  found,
  onScan,
  onClose,
}: {
  found: FoundProduct;
  onScan: () => void;
  onClose: () => void;
}) {
  const { data, error, refetch } = useLive(query, { id: found.id });
  const row = data?.clinic_im_products_by_pk;
  return (
    <Dialog title={found.name} onClose={onClose}>
      {row ? (
        <Card product={stockOf(row)} found={found} onScan={onScan} onClose={onClose} />
      ) : error ? (
        <Failed onRefresh={refetch} />
      ) : (
        <Skeleton height={160} />
      )}
    </Dialog>
  );
}

function Card({
  product,
  found: { lot, clinic },
  onScan,
  onClose,
}: {
  product: Product & StockFigures;
  found: FoundProduct;
  onScan: () => void;
  onClose: () => void;
}) {
  const today = useToday(product.clinic_id);
  const problem = lot && (unusableReason(lot) ?? (isExpired(lot, today) ? messages.lot_expired : null));
  return (
    <Stack gap={16}>
      <Group gap={8}>
        {/* If a usable lot was scanned, the product is not shown as expired because of its other lots. */}
        <StockPill product={lot ? { ...product, expired_lots: 0 } : product} />
        <Text size="sm">{quantityWithUnit(product.stock_in_hand, product.quantity_type)} in stock</Text>
        <Text size="sm" c="var(--op-muted)">
          {clinic?.name}
        </Text>
      </Group>
      <StockBar product={product} wide />
      {lot ? (
        <Text size="sm">
          <b>{lotName(lot)}</b> {lot.expiry_date ? `expires ${lot.expiry_date}` : 'no expiry'}
          {problem ? (
            <Text component="span" c="var(--op-red-ink)" fw={600}>
              {' '}
              {problem}
            </Text>
          ) : null}
        </Text>
      ) : null}
      <ProductActions product={product} lot={lot?.id} />
      <Group justify="space-between">
        <Anchor
          component={Link}
          to={`/dashboard/clinic-im-products/view/${product.id}`}
          className="accent-link"
          size="sm"
          onClick={onClose}
        >
          Open product
        </Anchor>
        <Button variant="default" leftSection={<IconBarcode size={16} />} onClick={onScan}>
          Scan another
        </Button>
      </Group>
    </Stack>
  );
}

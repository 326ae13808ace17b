import { useMemo } from 'react';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { ScanProduct } from './scan/scan-product.tsx';
import { useProductsList } from './use-products-list.tsx';

export function ProductsScreen() {
  const list = useProductsList();
  const definition = useMemo(() => ({ ...list, actions: () => <ScanProduct /> }), [list]);
  return <ResourceList definition={definition} />;
}

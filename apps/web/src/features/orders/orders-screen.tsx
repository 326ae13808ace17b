import { ResourceList } from '#kit/list/resource-list.tsx';
import { useOrdersList } from './use-orders-list.tsx';

export const OrdersScreen = () => <ResourceList definition={useOrdersList()} />;

import { ResourceList } from '#kit/resource-list.tsx';
import { useOrdersList } from './use-orders-list.tsx';

export const OrdersScreen = () => <ResourceList definition={useOrdersList()} />;

import { Button } from '@mantine/core';
import { messages } from '@operatory/domain';
import { IconCheck } from '@tabler/icons-react';
import { useCommand } from '#data/hooks.ts';
import { acceptOrder, type ChatOrder } from './order-data.ts';

export function AcceptOrder({ order, wide = false }: { order: ChatOrder; wide?: boolean }) {
  const [accept, accepting] = useCommand(acceptOrder, { success: messages.order_accepted });
  if (order.status !== 'ORDER_PLACED') return null;
  return (
    <Button
      {...(wide ? { size: 'lg', fullWidth: true } : {})}
      leftSection={<IconCheck size={18} />}
      loading={accepting}
      onClick={() => void accept({ id: order.id })}
    >
      Accept order
    </Button>
  );
}

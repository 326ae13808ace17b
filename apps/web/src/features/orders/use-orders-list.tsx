import { Button } from '@mantine/core';
import { moduleOf } from '@operatory/domain';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { detailsOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { NothingOnOrder } from './nothing-on-order.tsx';
import { ordersChips } from './orders-chips.ts';
import { ordersModule, paths } from './paths.ts';

const orders = resourceOf('clinic_im_product_orders');

/** The columns that an order's page shows in addition to those of the list. */
const details = [
  'custom_message',
  'internal_note',
  'submit_via',
  'approved_by_user_id',
  'placed_by_user_id',
  'accepted_at',
  'accepted_note',
  'cancelled_at',
  'cancelled_by_user_id',
  'cancel_reason',
  'purchase_order_attachments',
  'vendor_invoice_attachment',
  'attachments',
];

/** The list of the clinics' orders. */
export function useOrdersList(): ListDefinition<RecordRow> {
  const me = useMe();
  const can = useCan();
  const title = me.modules.find(({ name }) => name === ordersModule)?.title ?? moduleOf(ordersModule).title;
  const mayReorder = can(ordersModule, 'ADD') && can('clinic-im-products');
  return useMemo(
    () => ({
      ...moduleList(orders, title),
      chips: ordersChips,
      select: 'has_passcode submit_via clinic_unread',
      details: detailsOf(orders, details),
      pages: {
        view: paths.view,
        edit: paths.edit,
        add: {
          to: paths.add,
          label: 'Raise order',
          allowed: ({ grants }) => grants.includes(`${ordersModule}:ADD`),
        },
      },
      actions: () =>
        mayReorder ? (
          <Button
            variant="default"
            component={Link}
            to={paths.reorder}
            leftSection={<IconListCheck size={16} />}
          >
            Reorder list
          </Button>
        ) : null,
      nothing: () => <NothingOnOrder />,
    }),
    [title, mayReorder],
  );
}

import { Skeleton } from '@mantine/core';
import { onOrder, quantityOf, type ReorderProduct, reorderVariables, thousandthsOf } from '@operatory/domain';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { type FileReference, fileIdsOf } from '#data/file-reference.ts';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { paths } from '../paths.ts';
import { quantityText } from '../quantity-text.ts';
import { readProducts } from '../reorder-products.ts';
import { draftLineOf } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';

interface Raised {
  readonly id: string;
  readonly short_id: number;
  readonly status: string;
  readonly version: number;
  readonly clinic_id: string;
  readonly vendor_id: string;
  readonly custom_message: string | null;
  readonly internal_note: string | null;
  readonly attachments: readonly FileReference[];
  readonly clinic_im_product_order_items: readonly {
    readonly clinic_im_product_id: string;
    readonly product_name: string;
    readonly product_code: string | null;
    readonly quantity_type: string | null;
    readonly new_stock: number | string;
  }[];
}
const readOrder = graphql(
  `query order($id: uuid!) {
    clinic_im_product_orders_by_pk(id: $id) {
      id short_id status version clinic_id vendor_id custom_message internal_note attachments
      clinic_im_product_order_items(order_by: [{ position: asc }, { id: asc }]) {
        clinic_im_product_id product_name product_code quantity_type new_stock
      }
    }
  }`,
);
const editLines = graphql(
  `mutation editOrder($id: uuid!, $lines: [edit_order_lines_lines_input!]!, $custom_message: String,
    $attachments: [edit_order_lines_attachments_input!], $version: Int) {
    edit_order_lines(id: $id, lines: $lines, custom_message: $custom_message, attachments: $attachments, version: $version) { id }
  }`,
);

/** Edits the lines of an order that is not placed yet. */
export function EditOrderScreen({ id }: { id: string }) {
  const order = useQueryData(readOrder, { id });
  const found = order.data?.clinic_im_product_orders_by_pk;
  const lines = found?.clinic_im_product_order_items ?? [];
  const products = useQueryData(
    readProducts,
    reorderVariables({ id: { _in: lines.map(({ clinic_im_product_id }) => clinic_im_product_id) } }),
    { pause: lines.length === 0 },
  );
  if (order.error && !order.data) return <Failed onRefresh={order.refetch} />;
  if (found === null) return <ScreenMissing />;
  if (!found || (products.fetching && !products.data)) return <Skeleton height={320} m={24} />;
  // Once the order has been placed, its lines cannot be changed; other details are edited in the form
  // beside the list.
  if (found.status !== 'RAISED')
    return <Navigate to={paths.list} search={{ show: 'all', form: id } as never} replace />;
  return <Loaded order={found} products={products.data?.clinic_im_products ?? []} />;
}

function Loaded({ order, products }: { order: Raised; products: readonly ReorderProduct[] }) {
  const navigate = useNavigate();
  const [edit] = useCommand(editLines, { success: 'Updated Successfully' });
  const title = `Edit order ${order.short_id}`;
  const lines = order.clinic_im_product_order_items.map((item) => {
    const product = products.find(({ id }) => id === item.clinic_im_product_id);
    const ordered = thousandthsOf(item.new_stock);
    // The order's own quantity is not counted as already on order.
    const others = Math.max((product ? onOrder(product) : 0) - ordered, 0);
    const known =
      product &&
      draftLineOf({
        ...product,
        clinic_im_product_order_items: [{ remaining_quantity: quantityOf(others) }],
      });
    return {
      id: item.clinic_im_product_id,
      name: item.product_name,
      code: item.product_code,
      quantity_type: item.quantity_type,
      inHand: known?.inHand ?? 0,
      onOrder: others,
      suggested: known?.suggested ?? 0,
      cents: known?.cents ?? null,
      text: quantityText(ordered),
    };
  });
  return (
    <Page
      title={title}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Orders', to: paths.list },
        { label: `Order ${order.short_id}`, to: paths.view(order.id) },
        { label: 'Edit' },
      ]}
    >
      <OrderForm
        draft={{
          clinic_id: order.clinic_id,
          vendor_id: order.vendor_id,
          lines,
          custom_message: order.custom_message ?? '',
          internal_note: order.internal_note ?? '',
          attachments: order.attachments,
        }}
        once
        save="Save"
        onSave={async ({ lines: sent, custom_message, attachments }) => {
          const answer = await edit({
            id: order.id,
            lines: sent,
            custom_message,
            attachments: fileIdsOf(attachments),
            version: order.version,
          });
          if (answer.ok) void navigate({ to: paths.view(order.id), replace: true });
          return answer.ok;
        }}
      />
    </Page>
  );
}

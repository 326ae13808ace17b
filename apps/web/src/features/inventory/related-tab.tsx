import { eq } from '@operatory/resource';
import { RowsOf } from '#kit/record/rows-of.tsx';

const same = new Set(['clinic_im_product_id', 'clinic_id']);

/** Rows of another table that belong to one product, live, with the columns of that table's list. */
export const RelatedTab = ({
  table,
  product,
  nothing,
}: {
  table: string;
  product: string;
  nothing: string;
}) => <RowsOf table={table} where={eq('clinic_im_product_id', product)} without={same} nothing={nothing} />;

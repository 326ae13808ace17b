export const ordersModule = 'clinic-im-product-orders';
const base = '/dashboard/clinic-im-product-orders';

export const paths = {
  list: `${base}/list`,
  add: `${base}/add`,
  reorder: `${base}/reorder`,
  view: (id: string) => `${base}/view/${id}`,
  edit: (id: string) => `${base}/edit/${id}`,
  /**
   * The page to edit the lines. Unlike the order itself, they can also be edited by the person who raised
   * the order.
   */
  lines: (id: string) => `${base}/lines/${id}`,
  receive: (id: string) => `${base}/receive/${id}`,
  chat: (id: string) => `/order-chat/${id}`,
};

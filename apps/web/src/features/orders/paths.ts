export const ordersModule = 'clinic-im-product-orders';
const base = '/dashboard/clinic-im-product-orders';

/** Where the screens of the orders are. */
export const paths = {
  list: `${base}/list`,
  add: `${base}/add`,
  reorder: `${base}/reorder`,
  view: (id: string) => `${base}/view/${id}`,
  edit: (id: string) => `${base}/edit/${id}`,
  /** The same as edit, and open to the person who raised the order too. */
  lines: (id: string) => `${base}/lines/${id}`,
  receive: (id: string) => `${base}/receive/${id}`,
  chat: (id: string) => `/order-chat/${id}`,
};

import { details, eventsAbout } from './definition.ts';
import { withAction } from './recipients.ts';

const buyers = withAction('clinic-im-product-orders', 'EDIT');

export const inventoryEvents = {
  low_stock: eventsAbout('clinic_im_products')({
    details: details<{
      readonly group: string;
      readonly product_name: string;
      /** Like `3 boxes`. */
      readonly stock_in_hand: string;
    }>(),
    notification: {
      label: 'A product at my clinics runs low',
      recipients: buyers,
      text: ({ product_name, stock_in_hand, entity_id }) => ({
        title: `${product_name} is running low`,
        body: `${stock_in_hand} in stock`,
        link: `/dashboard/clinic-im-products/list?record=${entity_id}`,
      }),
    },
    email: null,
  }),
  stock_today: eventsAbout('clinics')({
    details: details<{
      readonly group: string;
      readonly clinic_name: string;
      /** The date at the clinic, `yyyy-mm-dd`. */
      readonly day: string;
      readonly low: readonly string[];
      readonly expiring: readonly string[];
    }>(),
    notification: {
      label: 'A morning summary of low and expiring stock',
      recipients: buyers,
      text: ({ clinic_name, low, expiring }) => ({
        title: `Stock at ${clinic_name}: ${[low.length > 0 ? `${low.length} low` : [], expiring.length > 0 ? `${expiring.length} expiring soon` : []].flat().join(', ')}`,
        body: [
          ...(low.length > 0 ? [`Low: ${low.join(', ')}`] : []),
          ...(expiring.length > 0 ? [`Expiring soon: ${expiring.join(', ')}`] : []),
        ].join('\n'),
        link: '/dashboard/clinic-im-products/list',
      }),
    },
    email: 'recipients',
  }),
  instrument_missing: eventsAbout('instrument_history_items')({
    details: details<{
      readonly group: string;
      readonly instrument_name: string;
      readonly status: 'Missing' | 'Broken';
      readonly notes: string | null;
      readonly instrument_count_id: string;
    }>(),
    notification: {
      label: 'An instrument at my clinics is missing or broken',
      recipients: withAction('instrument-counts', 'EDIT'),
      text: ({ instrument_name, status, notes, instrument_count_id }, { actor }) => ({
        title: `${instrument_name} is ${status.toLowerCase()}`,
        body: [`Reported by ${actor}`, notes || []].flat().join(': ').slice(0, 200),
        link: `/dashboard/instrument-counts/list?record=${instrument_count_id}`,
      }),
    },
    email: null,
  }),
};

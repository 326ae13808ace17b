import type { Command } from '../define.ts';
import { cancelOrder, confirmOrderByPhone, placeOrder } from './place-order.ts';
import { editOrderLines, raiseOrder, reorder } from './raise-order.ts';
import { closeOrderItem, receiveOrder, reverseReceipt } from './receive-order.ts';

export const orderCommands: readonly Command[] = [
  raiseOrder,
  reorder,
  editOrderLines,
  placeOrder,
  confirmOrderByPhone,
  cancelOrder,
  receiveOrder,
  closeOrderItem,
  reverseReceipt,
];

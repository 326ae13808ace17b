import type { Command } from '../define.ts';
import { acceptOrder } from './accept-order.ts';
import {
  deleteOrderMessage,
  editOrderMessage,
  markOrderChatRead,
  sendOrderMessage,
} from './order-messages.ts';
import { cancelOrder, confirmOrderByPhone, placeOrder, resendOrderLink } from './place-order.ts';
import { editOrderLines, raiseOrder, reorder } from './raise-order.ts';
import { closeOrderItem, receiveOrder, reverseReceipt } from './receive-order.ts';
import { updateOrderItemQuantityStatus, updateOrderItemStatus, updateOrderStatus } from './update-order.ts';

export const orderCommands: readonly Command[] = [
  raiseOrder,
  reorder,
  editOrderLines,
  placeOrder,
  resendOrderLink,
  confirmOrderByPhone,
  acceptOrder,
  sendOrderMessage,
  editOrderMessage,
  deleteOrderMessage,
  markOrderChatRead,
  cancelOrder,
  receiveOrder,
  closeOrderItem,
  reverseReceipt,
  updateOrderStatus,
  updateOrderItemStatus,
  updateOrderItemQuantityStatus,
];

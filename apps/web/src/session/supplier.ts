import { messages } from '@operatory/domain';
import { useSyncExternalStore } from 'react';
import { RestError, rest } from '#data/rest.ts';
import { closeSocket } from '#data/socket.ts';
import {
  keepSupplier,
  loseToken,
  onLoss,
  type SupplierAnswer,
  suppliedOrder,
  supplierAnswer,
} from '#data/token.ts';

const listeners = new Set<() => void>();
const publish = () => {
  for (const listener of listeners) listener();
};
/** How a supplier's way in ended on this page: by their own leaving, or by time or the clinic. */
export type SupplierEnd = 'left' | 'ended';
let inside = false;
let end: SupplierEnd | undefined;
onLoss(() => {
  if (inside) end ??= 'ended';
  inside = false;
  publish();
});

/** The secret of an order's link, kept while the tab is open, out of every address. */
const keyOf = (orderId: string): string => `operatory.order-link.${orderId}`;

/** Takes the secret out of the page's address, where a mail's link has put it behind the #. */
export function keepLink(orderId: string): void {
  const secret = location.hash.slice(1);
  if (!/^[\w-]{10,60}$/.test(secret)) return;
  sessionStorage.setItem(keyOf(orderId), secret);
  history.replaceState(history.state, '', location.pathname + location.search);
}
export const linkOf = (orderId: string): string | null => sessionStorage.getItem(keyOf(orderId));

/** Milliseconds for an answer, after which a person is no longer kept waiting for it. */
const timeoutMs = 10_000;

/** Whether this browser is in an order's talk already, as its supplier. */
export async function resumeSupplier(orderId: string): Promise<boolean> {
  if (inside && suppliedOrder() === orderId) return true;
  try {
    enter(await supplierAnswer(orderId, { within: timeoutMs }));
    return true;
  } catch (error) {
    if (error instanceof RestError && error.status !== undefined && error.status < 500) return false;
    throw error;
  }
}

/** By link and passcode; null when they are in, else the sentence that says why not. */
export async function enterAsSupplier(orderId: string, passcode: string): Promise<string | null> {
  const link = linkOf(orderId);
  if (link === null) return messages.order_not_found;
  try {
    enter(await rest<SupplierAnswer>('order-chat/login', { body: { order_id: orderId, link, passcode } }));
    return null;
  } catch (error) {
    return error instanceof RestError ? error.message : messages.something_went_wrong;
  }
}

/** Leaves the order's talk on this device; link and passcode lead back. */
export async function leaveAsSupplier(): Promise<void> {
  const order_id = suppliedOrder();
  await rest('order-chat/logout', { body: { order_id }, within: timeoutMs }).catch(() => undefined);
  end = 'left';
  loseToken();
}

function enter(answer: SupplierAnswer): void {
  // A socket that was opened as somebody else is not a supplier's.
  closeSocket();
  keepSupplier(answer);
  inside = true;
  end = undefined;
  publish();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether the supplier of this order is in. */
export const useIsSupplierOf = (orderId: string): boolean =>
  useSyncExternalStore(subscribe, () => inside && suppliedOrder() === orderId);
/** How they came to be out again, where that was on this page. */
export const useSupplierEnd = (): SupplierEnd | undefined => useSyncExternalStore(subscribe, () => end);

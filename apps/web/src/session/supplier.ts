import { specifiedMessages } from '@operatory/domain';
import { useSyncExternalStore } from 'react';
import { RestError, rest } from '#data/rest.ts';
import { closeSocket } from '#data/socket.ts';
import {
  keepSupplier,
  loseToken,
  onLoss,
  type SupplierResponse,
  suppliedOrder,
  supplierAnswer,
} from '#data/token.ts';

const listeners = new Set<() => void>();
const publish = () => {
  for (const listener of listeners) listener();
};
/** How a supplier's session ended on this page: they left, or it expired or was ended by the clinic. */
export type SupplierEnd = 'left' | 'ended';
let inside = false;
let end: SupplierEnd | undefined;
onLoss(() => {
  if (inside) end ??= 'ended';
  inside = false;
  publish();
});

/** Storage key for the secret of an order's link, which is kept while the tab is open and never in a URL. */
const keyOf = (orderId: string): string => `operatory.order-link.${orderId}`;

/** Removes the secret from the page's URL, where an email's link has put it after the #. */
export function keepLink(orderId: string): void {
  const secret = location.hash.slice(1);
  if (!/^[\w-]{10,60}$/.test(secret)) return;
  sessionStorage.setItem(keyOf(orderId), secret);
  history.replaceState(history.state, '', location.pathname + location.search);
}
export const linkOf = (orderId: string): string | null => sessionStorage.getItem(keyOf(orderId));

/** Milliseconds to wait for a response. */
const timeoutMs = 10_000;

/** Whether this browser already has a session for an order's chat, as its supplier. */
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

/** Signs in with link and passcode. Returns null on success, otherwise a message with the reason. */
export async function enterAsSupplier(orderId: string, passcode: string): Promise<string | null> {
  const link = linkOf(orderId);
  if (link === null) return specifiedMessages.order_not_found;
  try {
    enter(await rest<SupplierResponse>('order-chat/login', { body: { order_id: orderId, link, passcode } }));
    return null;
  } catch (error) {
    return error instanceof RestError ? error.message : specifiedMessages.something_went_wrong;
  }
}

/** Signs out of the order's chat on this device; link and passcode give access again. */
export async function leaveAsSupplier(): Promise<void> {
  const order_id = suppliedOrder();
  await rest('order-chat/logout', { body: { order_id }, within: timeoutMs }).catch(() => undefined);
  end = 'left';
  loseToken();
}

function enter(answer: SupplierResponse): void {
  // A socket that was opened by another user must not be used for a supplier.
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
/** Whether the supplier of this order is signed in. */
export const useIsSupplierOf = (orderId: string): boolean =>
  useSyncExternalStore(subscribe, () => inside && suppliedOrder() === orderId);
/** How the session ended, if it ended on this page. */
export const useSupplierEnd = (): SupplierEnd | undefined => useSyncExternalStore(subscribe, () => end);

import { specifiedMessages } from '@operatory/domain';
import { useSyncExternalStore } from 'react';
import { RestError, rest } from '#data/rest.ts';
import { closeSocket } from '#data/socket.ts';
import {
  keepSupplier,
  loseToken,
  onLoss,
  type SupplierResponse,
  supplierAnswer,
  supplierOrderId,
} from '#data/token.ts';

const listeners = new Set<() => void>();
const publish = () => {
  for (const listener of listeners) listener();
};
/**
 * How a supplier's session on this page ended: `left` if they signed out, `ended` if it expired or the clinic
 * ended it.
 */
export type SupplierEnd = 'left' | 'ended';
let inside = false;
let end: SupplierEnd | undefined;
onLoss(() => {
  if (inside) end ??= 'ended';
  inside = false;
  publish();
});

/**
 * The key in the session storage for the secret of an order's link. There, the secret is kept only while
 * the tab is open.
 */
const keyOf = (orderId: string): string => `operatory.order-link.${orderId}`;

/** Takes the secret out of the URL, where the link in the email has it after the #. */
export function keepLink(orderId: string): void {
  const secret = location.hash.slice(1);
  if (!/^[\w-]{10,60}$/.test(secret)) return;
  sessionStorage.setItem(keyOf(orderId), secret);
  history.replaceState(history.state, '', location.pathname + location.search);
}
export const linkOf = (orderId: string): string | null => sessionStorage.getItem(keyOf(orderId));

/** Milliseconds to wait for a response. */
const timeoutMs = 10_000;

/**
 * Continues the supplier's session that this browser has for the order. Resolves with false if it has none;
 * rejects if the server does not answer.
 */
export async function resumeSupplier(orderId: string): Promise<boolean> {
  if (inside && supplierOrderId() === orderId) return true;
  try {
    enter(await supplierAnswer(orderId, { within: timeoutMs }));
    return true;
  } catch (error) {
    if (error instanceof RestError && error.status !== undefined && error.status < 500) return false;
    throw error;
  }
}

/**
 * Signs in with the link and the passcode. Resolves with null on success, otherwise with the message to show.
 */
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

/** Signs out of the order's chat on this device. The link and the passcode open it again. */
export async function leaveAsSupplier(): Promise<void> {
  const order_id = supplierOrderId();
  await rest('order-chat/logout', { body: { order_id }, within: timeoutMs }).catch(() => undefined);
  end = 'left';
  loseToken();
}

function enter(answer: SupplierResponse): void {
  // A socket that was opened for another user must not be used for a supplier.
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
export const useIsSupplierOf = (orderId: string): boolean =>
  useSyncExternalStore(subscribe, () => inside && supplierOrderId() === orderId);
/** How the supplier's session ended; undefined if it has not ended on this page. */
export const useSupplierEnd = (): SupplierEnd | undefined => useSyncExternalStore(subscribe, () => end);

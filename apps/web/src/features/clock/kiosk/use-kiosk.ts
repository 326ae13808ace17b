import { useEffect } from 'react';
import { checkKiosk, type KioskState, setReached, useKioskState } from './kiosk-store.ts';

/**
 * Milliseconds between checks: whether a connected device is still a kiosk, and whether a lost connection is
 * back.
 */
const [connected, lost] = [60_000, 5_000];

/**
 * The state of this device as a kiosk. The server is asked when the page opens, when the browser is online
 * again, and periodically.
 */
export function useKiosk(): KioskState {
  const state = useKioskState();
  const { isReached } = state;
  useEffect(() => void checkKiosk(), []);
  useEffect(() => {
    const check = () => void checkKiosk();
    const lose = () => setReached(false);
    const timer = setInterval(check, isReached ? connected : lost);
    addEventListener('online', check);
    addEventListener('offline', lose);
    return () => {
      clearInterval(timer);
      removeEventListener('online', check);
      removeEventListener('offline', lose);
    };
  }, [isReached]);
  return state;
}

import { useEffect } from 'react';

/** Milliseconds after which the turn of a person who has walked away ends. */
export const idleFor = 60_000;
const signs = ['pointerdown', 'keydown'];

/**
 * Calls `onIdle` once nobody has touched the screen or pressed a key for a minute. @returns a function that
 * stops it
 */
export function watchIdle(screen: EventTarget, onIdle: () => void): () => void {
  let timer = setTimeout(onIdle, idleFor);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(onIdle, idleFor);
  };
  for (const sign of signs) screen.addEventListener(sign, again);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) screen.removeEventListener(sign, again);
  };
}

export const useIdleEnd = (isActive: boolean, onIdle: () => void): void =>
  useEffect(() => (isActive ? watchIdle(window, onIdle) : undefined), [isActive, onIdle]);

import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from './chat-message.ts';

const flashMilliseconds = 1_500;

/**
 * Jumps to a message and highlights it for a moment. If it is not loaded, it is loaded first, unless it is
 * too far back.
 */
export function useJump(
  frame: { readonly current: HTMLElement | null },
  said: readonly ChatMessage[],
  onReach: ((id: string) => boolean) | undefined,
) {
  const [target, setTarget] = useState<string | null>(null);
  const [flashing, setFlashing] = useState<string | null>(null);
  const reach = useRef(onReach);
  reach.current = onReach;
  const isThere = target !== null && said.some(({ id }) => id === target);
  useEffect(() => {
    if (target === null) return;
    if (!isThere) {
      if (reach.current?.(target) !== true) setTarget(null);
      return;
    }
    const row = frame.current?.querySelector(`[data-message="${target}"]`);
    row?.scrollIntoView({ block: 'center' });
    setFlashing(target);
    setTarget(null);
  }, [frame, target, isThere]);
  useEffect(() => {
    if (flashing === null) return undefined;
    const timer = setTimeout(() => setFlashing(null), flashMilliseconds);
    return () => clearTimeout(timer);
  }, [flashing]);
  return { flashing, jump: setTarget };
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const near = 60;
/** Pixels from the top within which earlier messages are loaded. */
const early = 200;

/**
 * Keeps the chat at its end if the user was there, and otherwise keeps what they see in place when earlier
 * messages are added above.
 */
export function useEnd(count: number, first: string | undefined, onEarlier: (() => void) | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const held = useRef(true);
  const height = useRef(0);
  const earlier = useRef(onEarlier);
  earlier.current = onEarlier;
  /**
   * The id of the first message when earlier ones were last requested, so that they are requested only once.
   */
  const asked = useRef<string | undefined>(undefined);
  const shown = useRef(first);
  const toEnd = () => {
    const box = frame.current;
    if (box) box.scrollTop = box.scrollHeight;
  };
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const look = () => {
      held.current = box.scrollHeight - box.scrollTop - box.clientHeight < near;
      setAtEnd(held.current);
      if (held.current || box.scrollTop > early || asked.current === shown.current) return;
      asked.current = shown.current;
      earlier.current?.();
    };
    box.addEventListener('scroll', look, { passive: true });
    // Pictures load after their message and make the chat longer.
    const grown = new ResizeObserver(() => {
      height.current = box.scrollHeight;
      if (held.current) toEnd();
    });
    // The frame is observed too, because a phone's keyboard makes it smaller.
    for (const part of [box, ...box.children]) grown.observe(part);
    return () => {
      box.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when there is one more message
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    if (held.current) toEnd();
    else if (shown.current !== first) box.scrollTop += box.scrollHeight - height.current;
    shown.current = first;
    height.current = box.scrollHeight;
  }, [count, first]);
  return { frame, atEnd, toEnd };
}

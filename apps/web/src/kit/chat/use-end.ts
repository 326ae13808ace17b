import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in pixels, within which the chat counts as scrolled to the end. */
const near = 60;
/** Distance from the start within which earlier messages are loaded. */
const early = 200;

/** Keeps the chat scrolled to the end while the user is there, and at its place when earlier messages are added above. */
export function useEnd(count: number, first: string | undefined, onEarlier: (() => void) | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const held = useRef(true);
  const height = useRef(0);
  const earlier = useRef(onEarlier);
  earlier.current = onEarlier;
  /** The first message for which earlier ones were asked for, so that they are asked for once. */
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
    // Pictures load later than their message.
    const grown = new ResizeObserver(() => {
      height.current = box.scrollHeight;
      if (held.current) toEnd();
    });
    // A phone's keyboard makes the frame smaller.
    for (const part of [box, ...box.children]) grown.observe(part);
    return () => {
      box.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is one more
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

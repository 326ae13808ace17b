import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in pixels, within which the chat counts as scrolled to the end. */
const near = 60;

/** Keeps the chat scrolled to the end while the user is there. */
export function useEnd(count: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const held = useRef(true);
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
    };
    box.addEventListener('scroll', look, { passive: true });
    // Pictures load later than their message.
    const grown = new ResizeObserver(() => held.current && toEnd());
    // A phone's keyboard makes the frame smaller.
    for (const part of [box, ...box.children]) grown.observe(part);
    return () => {
      box.removeEventListener('scroll', look);
      grown.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is one more
  useLayoutEffect(() => {
    if (held.current) toEnd();
  }, [count]);
  return { frame, atEnd, toEnd };
}

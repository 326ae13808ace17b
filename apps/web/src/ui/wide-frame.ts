import { useEffect, useState } from 'react';

interface WideFrame {
  readonly ref: (element: HTMLDivElement | null) => void;
  readonly role?: 'region';
  readonly tabIndex?: 0;
  readonly 'aria-label'?: string;
}

/**
 * For a frame that scrolls sideways: while its contents are wider, it can get the focus and be scrolled with
 * keys.
 */
export function useWideFrame(label: string): WideFrame {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    if (!box) return undefined;
    const watched = new ResizeObserver(() => setIsWide(box.scrollWidth > box.clientWidth));
    for (const each of [box, ...box.children]) watched.observe(each);
    return () => watched.disconnect();
  }, [box]);
  const ref = setBox;
  return isWide ? { ref, role: 'region', tabIndex: 0, 'aria-label': `${label}, scrollable` } : { ref };
}

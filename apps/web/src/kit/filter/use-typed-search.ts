import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const patience = 300;

/**
 * A search field's text, which the address is told 300 ms after the last key. What the address says is taken over only
 * where it was changed by other means, a cleared filter or the Back button: what comes back late drops no key.
 */
export function useTypedSearch(
  text: string,
  tell: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(text);
  /** Told and not yet come back, the oldest first. */
  const told = useRef<readonly string[]>([]);
  const later = useDebouncedCallback((next: string) => {
    if (next !== text || told.current.length > 0) told.current = [...told.current, next];
    tell(next);
  }, patience);
  useEffect(() => {
    const place = told.current.lastIndexOf(text);
    told.current = told.current.slice(place + 1);
    if (place >= 0) return;
    told.current = [];
    setTyped((now) => (now.trim() === text ? now : text));
  }, [text]);
  const type = (next: string) => {
    setTyped(next);
    later(next.trim());
  };
  return [typed, type];
}

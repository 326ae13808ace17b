import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * The text of a search field, which is written to the URL 300 ms after the last key. The URL replaces the
 * text only if something else has changed it, such as the Back button, so that a late update cannot overwrite
 * a key.
 */
export function useTypedSearch(
  text: string,
  report: (text: string) => void,
): readonly [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(text);
  /** Reported texts that are not in the URL yet, oldest first. */
  const pending = useRef<readonly string[]>([]);
  const later = useDebouncedCallback((next: string) => {
    if (next !== text || pending.current.length > 0) pending.current = [...pending.current, next];
    report(next);
  }, debounceMs);
  useEffect(() => {
    const place = pending.current.lastIndexOf(text);
    pending.current = pending.current.slice(place + 1);
    if (place >= 0) return;
    pending.current = [];
    setTyped((now) => (now.trim() === text ? now : text));
  }, [text]);
  const type = (next: string) => {
    setTyped(next);
    later(next.trim());
  };
  return [typed, type];
}

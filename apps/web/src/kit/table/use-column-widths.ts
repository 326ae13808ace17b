import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { resizedColumns } from './column-widths.ts';

/**
 * The widths of a table's columns, stored in this browser. Their edges can be dragged, or moved with the
 * arrow keys.
 */
export function useColumnWidths(key: string, initial: readonly number[]) {
  const [widths, setWidths] = useState<readonly number[]>(() => read(key, initial));
  const latest = useRef(widths);
  const set = (next: readonly number[]) => {
    latest.current = next;
    setWidths(next);
  };
  const keep = () => localStorage.setItem(key, JSON.stringify(latest.current));

  const handle = (index: number, name: string) => ({
    role: 'separator' as const,
    'aria-orientation': 'vertical' as const,
    'aria-label': `Width of ${name}`,
    'aria-valuenow': Math.round(widths[index] ?? 0),
    tabIndex: 0,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.stopPropagation();
      const from = latest.current;
      const start = event.clientX;
      const move = (moved: globalThis.PointerEvent) =>
        set(resizedColumns(from, index, moved.clientX - start));
      const end = () => {
        removeEventListener('pointermove', move);
        keep();
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end, { once: true });
    },
    onKeyDown(event: KeyboardEvent) {
      const by = event.key === 'ArrowLeft' ? -16 : event.key === 'ArrowRight' ? 16 : 0;
      if (by === 0) return;
      event.preventDefault();
      set(resizedColumns(latest.current, index, by));
      keep();
    },
  });
  return { widths, handle };
}

function read(key: string, initial: readonly number[]): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const fits =
      Array.isArray(kept) &&
      kept.length === initial.length &&
      kept.every((width) => typeof width === 'number');
    return fits ? (kept as number[]) : initial;
  } catch {
    return initial;
  }
}

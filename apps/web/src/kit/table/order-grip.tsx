import { IconGripVertical } from '@tabler/icons-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { RowBase } from '#kit/definition/list-definition.ts';
import classes from './order-grip.module.css';
import type { Order } from './use-order.ts';

/**
 * The handle that moves its row, by dragging or with the arrow keys. Each row needs `data-place` with its id.
 */
export function OrderGrip({
  id,
  name,
  order,
}: {
  id: string;
  name: string;
  order: Pick<Order<RowBase>, 'over' | 'drop' | 'step'>;
}) {
  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).focus();
    // The row is moved in the document during the drag, and a moved element receives no more events, so the
    // window listens for them.
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
      const place = row?.dataset.place;
      if (place && place !== id) order.over(id, place);
    };
    const end = () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      order.drop(id);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    order.step(id, event.key === 'ArrowUp' ? -1 : 1);
    // The button loses the focus when its row is moved in the document.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-place="${CSS.escape(id)}"] [data-grip]`)?.focus(),
    );
  }
  return (
    <button
      type="button"
      data-grip
      className={classes.grip}
      aria-label={`Move ${name}: arrow up, arrow down`}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <IconGripVertical size={16} aria-hidden />
    </button>
  );
}

import type { useSortable } from '@dnd-kit/react/sortable';

type Detector = NonNullable<Parameters<typeof useSortable>[0]['collisionDetector']>;

/** A little more than half the gap between two cards, so that the pointer is always over one. */
const reach = 6;

/**
 * The card under the pointer is the drop target. The dragged card's own outline does not count: on a phone, where a column fills the
 * screen, it would cover its old position wherever the finger is.
 */
export const underPointer: Detector = ({ dragOperation, droppable }) => {
  const { x, y } = dragOperation.position.current;
  const { shape } = droppable;
  if (!shape) return null;
  const { left, right, top, bottom } = shape.boundingRectangle;
  if (x < left || x > right || y < top - reach || y > bottom + reach) return null;
  const distance = Math.hypot(x - shape.center.x, y - shape.center.y);
  // A pointer collision of high priority, above that of the surrounding column.
  return { id: droppable.id, value: 1 / Math.max(distance, 1), type: 2, priority: 3 };
};

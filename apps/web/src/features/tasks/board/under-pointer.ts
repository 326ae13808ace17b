import type { useSortable } from '@dnd-kit/react/sortable';

type Detector = NonNullable<Parameters<typeof useSortable>[0]['collisionDetector']>;

/**
 * Pixels around a card that belong to it: slightly more than half the gap, so that the pointer is always over
 * one card.
 */
const reach = 6;

/**
 * Drops on the card under the pointer. The dragged card's own shape is not used, because on a phone, where a
 * column fills the screen, it would cover its old position wherever the finger is.
 */
export const underPointer: Detector = ({ dragOperation, droppable }) => {
  const { x, y } = dragOperation.position.current;
  const { shape } = droppable;
  if (!shape) return null;
  const { left, right, top, bottom } = shape.boundingRectangle;
  if (x < left || x > right || y < top - reach || y > bottom + reach) return null;
  const distance = Math.hypot(x - shape.center.x, y - shape.center.y);
  // A higher priority than that of the column around the card.
  return { id: droppable.id, value: 1 / Math.max(distance, 1), type: 2, priority: 3 };
};

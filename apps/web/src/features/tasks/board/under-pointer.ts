import type { useSortable } from '@dnd-kit/react/sortable';

type Detector = NonNullable<Parameters<typeof useSortable>[0]['collisionDetector']>;

/** Half the gap between two cards, and a little: between them there is always one. */
const reach = 6;

/**
 * The card under the pointer takes the carried one. The carried card's own outline does not count: on a phone,
 * where a column fills the screen, it would cover its old place under any finger.
 */
export const underPointer: Detector = ({ dragOperation, droppable }) => {
  const { x, y } = dragOperation.position.current;
  const { shape } = droppable;
  if (!shape) return null;
  const { left, right, top, bottom } = shape.boundingRectangle;
  if (x < left || x > right || y < top - reach || y > bottom + reach) return null;
  const distance = Math.hypot(x - shape.center.x, y - shape.center.y);
  // A pointer's collision, of high priority: above that of the column around.
  return { id: droppable.id, value: 1 / Math.max(distance, 1), type: 2, priority: 3 };
};

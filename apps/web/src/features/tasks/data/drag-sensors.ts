import { PointerSensor } from '@dnd-kit/react';

/**
 * A card can be dragged by any part, including its name, which is a link, but not by its buttons and fields.
 * A touch starts a drag after a short delay, so that a swipe scrolls.
 */
export const dragSensors = [
  PointerSensor.configure({
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('button, input, [role="menu"]') !== null,
  }),
];

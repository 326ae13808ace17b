import { PointerSensor } from '@dnd-kit/react';

/**
 * A card can be dragged anywhere on it, also by its name, which is a link; only its buttons and fields are not
 * grips. A finger rests a moment first, so that a swipe scrolls.
 */
export const dragSensors = [
  PointerSensor.configure({
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('button, input, [role="menu"]') !== null,
  }),
];

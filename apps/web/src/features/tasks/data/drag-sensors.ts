import { PointerSensor } from '@dnd-kit/react';

/**
 * A card is carried from wherever it is gripped, its name too, which is a link; only its buttons and fields are not
 * grips. A finger rests a moment first, so that a swipe scrolls.
 */
export const dragSensors = [
  PointerSensor.configure({
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('button, input, [role="menu"]') !== null,
  }),
];

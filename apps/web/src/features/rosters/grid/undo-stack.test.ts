import { expect, test } from 'vitest';
import { doAgain, emptyStack, pushed, takeBack, without } from './undo-stack.ts';

const step = (label: string) => ({ label, undo: [], redo: [] });
const [one, two] = [step('one'), step('two')];

test('undoes the newest step first and redoes steps in their order', () => {
  const stack = pushed(pushed(emptyStack, one), two);
  const first = takeBack(stack);
  expect(first?.step).toBe(two);
  const second = takeBack(first?.stack ?? emptyStack);
  expect(second?.step).toBe(one);
  expect(takeBack(second?.stack ?? emptyStack)).toBeNull();
  const again = doAgain(second?.stack ?? emptyStack);
  expect(again?.step).toBe(one);
  expect(again?.stack.done).toEqual([one]);
});

test('a new step discards the undone ones', () => {
  const back = takeBack(pushed(emptyStack, one));
  expect(doAgain(pushed(back?.stack ?? emptyStack, two))).toBeNull();
});

test('a refused step can be neither undone nor redone', () => {
  const back = takeBack(pushed(pushed(emptyStack, one), two));
  expect(without(back?.stack ?? emptyStack, two)).toEqual({ done: [one], undone: [] });
});

test('discards the oldest of more than a hundred steps', () => {
  let stack = emptyStack;
  for (let number = 0; number < 101; number++) stack = pushed(stack, step(String(number)));
  expect(stack.done).toHaveLength(100);
  expect(stack.done[0]?.label).toBe('1');
});

import { expect, test } from 'vitest';
import { emptyStack, nextRedo, nextUndo, withoutStep, withStep } from './undo-stack.ts';

const step = (label: string) => ({ label, undo: [], redo: [] });
const [one, two] = [step('one'), step('two')];

test('undoes the newest step first and redoes steps in their order', () => {
  const stack = withStep(withStep(emptyStack, one), two);
  const first = nextUndo(stack);
  expect(first?.step).toBe(two);
  const second = nextUndo(first?.stack ?? emptyStack);
  expect(second?.step).toBe(one);
  expect(nextUndo(second?.stack ?? emptyStack)).toBeNull();
  const again = nextRedo(second?.stack ?? emptyStack);
  expect(again?.step).toBe(one);
  expect(again?.stack.done).toEqual([one]);
});

test('a new step discards the undone ones', () => {
  const back = nextUndo(withStep(emptyStack, one));
  expect(nextRedo(withStep(back?.stack ?? emptyStack, two))).toBeNull();
});

test('a refused step can be neither undone nor redone', () => {
  const back = nextUndo(withStep(withStep(emptyStack, one), two));
  expect(withoutStep(back?.stack ?? emptyStack, two)).toEqual({ done: [one], undone: [] });
});

test('discards the oldest of more than a hundred steps', () => {
  let stack = emptyStack;
  for (let number = 0; number < 101; number++) stack = withStep(stack, step(String(number)));
  expect(stack.done).toHaveLength(100);
  expect(stack.done[0]?.label).toBe('1');
});

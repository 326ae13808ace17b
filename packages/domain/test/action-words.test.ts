import { expect, test } from 'vitest';
import { register } from '../src/index.ts';

/** The verbs on buttons, each with its form in the message of success. */
const verbs: Readonly<Record<string, string>> = {
  Adjust: 'adjusted',
  Cancel: 'cancelled',
  Close: 'closed',
  Dispose: 'disposed',
  Email: 'emailed',
  Mark: 'marked',
  Pin: 'pinned',
  Place: 'placed',
  Publish: 'published',
  Record: 'recorded',
  Reorder: 'reordered',
  Restock: 'restocked',
  Reverse: 'reversed',
  Schedule: 'scheduled',
  Transfer: 'transferred',
  Unpin: 'unpinned',
  Unpublish: 'unpublished',
};

test('each action has a verb on its button and the same verb in its success message', () => {
  const actions = register.flatMap(({ actions: all = [] }) => all);
  expect(actions.length).toBeGreaterThan(10);
  for (const { label, done } of actions) {
    const [verb = ''] = label.split(/[ …]/);
    expect(verbs, `the button ${label}`).toHaveProperty(verb);
    expect(done.toLowerCase(), `what is said after ${label}`).toContain(verbs[verb]);
  }
});

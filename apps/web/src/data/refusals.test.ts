import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusalPlace, refuse, takeRefusals } from './refusals.ts';
import { toast } from './toast.ts';

const body = {} as Element;
const toasts: string[] = [];
let focused = body;
beforeEach(() => {
  focused = body;
  toasts.length = 0;
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return focused;
    },
  });
  vi.spyOn(toast, 'error').mockImplementation((sentence) => void toasts.push(sentence));
});
afterEach(() => vi.unstubAllGlobals());

function dialog() {
  const said: (string | null)[] = [];
  const inside = {} as Element;
  const element = { contains: (other: Element) => other === inside } as unknown as Element;
  const close = takeRefusals({
    element: () => element,
    say: (refusal) => said.push(refusal?.sentence ?? null),
  });
  return { said, inside, close };
}

test('shows a refusal as a toast when no dialog is open', () => {
  refuse('Only 8 in stock');
  expect(toasts).toEqual(['Only 8 in stock']);
});

test('shows a refusal once in the topmost dialog, and clears it on the next attempt', () => {
  const below = dialog();
  const top = dialog();
  focused = top.inside;
  const say = refusalPlace();
  say({ sentence: 'Only 8 in stock' });
  refusalPlace();
  expect(top.said).toEqual([null, 'Only 8 in stock', null]);
  expect(below.said).toEqual([]);
  expect(toasts).toEqual([]);
  top.close();
  below.close();
});

test('shows a refusal as a toast once the dialog that started the action is closed', () => {
  const below = dialog();
  const top = dialog();
  const say = refusalPlace();
  top.close();
  say({ sentence: 'Only 8 in stock' });
  expect(toasts).toEqual(['Only 8 in stock']);
  expect(below.said).toEqual([]);
  below.close();
});

test('shows the refusal of an action outside the open dialog, such as Undo, as a toast', () => {
  const open = dialog();
  focused = {} as Element;
  refuse('This lot has been moved');
  expect(open.said).toEqual([]);
  expect(toasts).toEqual(['This lot has been moved']);
  open.close();
});

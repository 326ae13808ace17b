import type { Page } from '@playwright/test';
import { exceptions } from './exceptions.ts';

interface Watch {
  readonly reached: Set<Element>;
  readonly ringless: Set<Element>;
  readonly hidden: Set<Element>;
}

/** Runs in the page. Records which elements get the focus, and whether it is visible and not covered. */
function watch(whole: boolean): void {
  const watched: Watch = { reached: new Set(), ringless: new Set(), hidden: new Set() };
  Object.assign(window, { watched });
  const near = (element: Element): Element[] => {
    const about: Element[] = [];
    for (let each = element.parentElement; each && about.length < 4; each = each.parentElement)
      about.push(each);
    return [element, element.nextElementSibling, ...about, ...element.children].filter(
      (each): each is Element => each instanceof Element,
    );
  };
  // The focus may be shown by a ring around another element, or by another colour.
  const drawn = (elements: readonly Element[]) =>
    elements
      .map((each) => {
        const s = getComputedStyle(each);
        const after = getComputedStyle(each, '::after');
        return [
          s.outlineStyle === 'none' ? '' : `${s.outlineWidth} ${s.outlineColor}`,
          s.borderColor,
          s.boxShadow,
          s.backgroundColor,
          after.outlineStyle === 'none' ? '' : after.outlineWidth,
          after.backgroundColor,
        ].join(' ');
      })
      .join('|');
  let last: { element: Element; around: Element[]; look: string } | undefined;
  const settle = () => {
    if (!last?.element.isConnected || document.activeElement === last.element) return;
    // An element with tabindex -1, such as a dialog, can get the focus but is no tab stop.
    const isStop = !last.element.matches('[tabindex="-1"]');
    if (isStop && drawn(last.around) === last.look) watched.ringless.add(last.element);
    last = undefined;
  };
  Object.assign(window, { settleWatched: settle });
  addEventListener('focusin', ({ target }) => {
    settle();
    if (!(target instanceof Element)) return;
    watched.reached.add(target);
    const around = near(target);
    last = { element: target, around, look: drawn(around) };
    // Checked in the next frame, because a dropdown of the previous field is still open until then.
    requestAnimationFrame(() => setTimeout(() => document.activeElement === target && lookAt(target)));
  });
  function lookAt(target: Element) {
    const seen = target.matches('input[type="checkbox"], input[type="radio"]')
      ? (target.closest('label') ?? target.parentElement ?? target)
      : target;
    const boxes = [...seen.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const points = boxes.flatMap(({ left, right, top, bottom }) => [
      [(left + right) / 2, (top + bottom) / 2] as const,
      [left + 3, top + 3] as const,
      [right - 3, bottom - 3] as const,
    ]);
    const isAt = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (seen.contains(top) || top.contains(target));
    };
    if (points.length > 0 && !points.some(isAt)) watched.hidden.add(target);
  }
  const layer = document.querySelector('[role="dialog"]');
  const start = document.querySelector<HTMLElement>(whole ? '.skip-link' : '#content') ?? document.body;
  if (!layer?.contains(document.activeElement)) start.focus();
  watched.reached.delete(start);
}

/**
 * Runs in the page. Finds elements that can be pressed, by their type, cursor or handlers, but that never got
 * the focus.
 */
function unreached({ but, whole }: { but: Readonly<Record<string, string>>; whole: boolean }): string[] {
  const { watched, settleWatched } = window as unknown as { watched: Watch; settleWatched: () => void };
  settleWatched();
  const reached = [...watched.reached];
  const pressed =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="separator"], [draggable="true"]';
  const handlers = ['onClick', 'onMouseDown', 'onPointerDown', 'onDoubleClick', 'onTouchStart'];
  const hears = (element: Element): boolean => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
    if (!props) return false;
    // An element that only reacts to the pointer because of its tooltip cannot be pressed.
    const isHoverOnly = typeof props.onPointerEnter === 'function' && typeof props.onClick !== 'function';
    return !isHoverOnly && handlers.some((name) => typeof props[name] === 'function');
  };
  // Groups in which one element is a tab stop, and arrow keys move the focus to the others.
  const group =
    '.mantine-TimePicker-fieldsGroup, [role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="grid"], [role="treegrid"], [role="tree"], [role="toolbar"], [data-dates-picker]';
  const isReached = (element: Element): boolean => {
    const own = element.matches(pressed);
    if (
      reached.some(
        (each) =>
          each === element ||
          (each.contains(element) && each.matches('a, button, label, [role="button"]')) ||
          (!own && element.contains(each)),
      )
    )
      return true;
    const label = element.closest('label') ?? element.querySelector<HTMLLabelElement>(':scope > label');
    if (
      label &&
      (label.control
        ? watched.reached.has(label.control) || label.control.matches('[type="radio"], :disabled')
        : true)
    )
      return true;
    if (element.matches('[type="radio"], [role="radio"]')) {
      const name = element.getAttribute('name');
      return reached.some((each) => each.getAttribute('name') === name);
    }
    if (
      element.matches(
        '.mantine-TimePicker-field, [role="tab"], [role="option"], [role="menuitem"], [role="treeitem"], [role="gridcell"], [role="radio"], td > button[tabindex="-1"], [role="grid"] *',
      )
    ) {
      const held = element.closest(group) ?? element.closest('table');
      return reached.some((each) => held?.contains(each));
    }
    return false;
  };
  const isLeft = (kind: string, element: Element) => Boolean(but[kind] && element.closest(but[kind]));
  const brief = (element: Element) => element.outerHTML.slice(0, 160);
  // A dialog keeps the focus, so only its own elements can be reached.
  const layer = [...document.querySelectorAll('[role="dialog"]')].findLast((each) => each.checkVisibility());
  const all = [
    ...(
      layer ??
      (whole ? null : document.getElementById('content')) ??
      document.body
    ).querySelectorAll<HTMLElement>('*'),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.matches(pressed) ||
        hears(element) ||
        (getComputedStyle(element).cursor === 'pointer' &&
          getComputedStyle(element.parentElement ?? element).cursor !== 'pointer')) &&
      !element.closest(':disabled, [aria-disabled="true"], [inert], [data-disabled]') &&
      element.getBoundingClientRect().width > 0,
  );
  const once = (lines: readonly string[]) => [
    ...new Map(
      lines.map((line) => [line.replace(/(id|for|data-\w+|href|aria-\w+)="[^"]*"/g, ''), line]),
    ).values(),
  ];
  return once([
    ...all
      .filter((element) => !isReached(element) && !isLeft('unreached', element))
      .map((element) => `no key comes to: ${brief(element)}`),
    ...[...watched.ringless]
      .filter((element) => !isLeft('ringless', element) && element.isConnected)
      .map((element) => `no ring on: ${brief(element)}`),
    ...[...watched.hidden]
      .filter((element) => !isLeft('covered', element) && element.isConnected)
      .map((element) => `has the focus and is not seen: ${brief(element)}`),
  ]);
}

/** The maximum number of presses of Tab on one screen. */
const most = 900;

/**
 * Finds elements that the mouse can press but Tab does not reach, and those that do not show the focus. With
 * `whole`, the shell is included.
 */
export async function unreachableByKeyboard(page: Page, whole: boolean): Promise<string[]> {
  await page.evaluate(watch, whole);
  let before = 0;
  // A long list renders more rows as the focus moves down, so the number of stops is unknown.
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    // Waits for the next frame, in which the focused element is checked.
    const reached = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as { watched: Watch }).watched.reached.size)),
          ),
        ),
    );
    // Stops after a round through the page in which no other element got the focus.
    if (stop % 10 !== 9) continue;
    if (reached === before) break;
    before = reached;
  }
  const but = Object.fromEntries(
    Object.entries(exceptions).map(([kind, list]) => [kind, list.map(({ selector }) => selector).join(', ')]),
  );
  const found = await page.evaluate(unreached, { but, whole });
  await page.keyboard.press('Escape');
  return found;
}

import { nextStop } from './tab-stops.ts';

/** Where the focus was: the element, and each of its ancestors with the place of what led to it. */
interface FocusOrigin {
  readonly element: HTMLElement;
  readonly screen: string;
  /** What closes and takes all in it away. */
  readonly layer: Element | null;
  readonly way: readonly { readonly parent: Element; readonly index: number }[];
}

const overlay = '[role="dialog"], [role="menu"]';
const floating = `${overlay}, [role="listbox"], [role="toolbar"]`;
/** No inputs, because some open a list on focus. */
const focusable = 'button:not(:disabled), a[href], [tabindex="0"], [data-row]';
/** Of each layer, so that no form is too long to know what opened it. */
const remembered = 6;
/** So long, in milliseconds, what is locked while it saves keeps the focus for afterwards. */
const lockedFocusMs = 500;

function placeOf(element: HTMLElement): FocusOrigin {
  const way: { parent: Element; index: number }[] = [];
  const end = element.closest(`${floating}, main, nav, header`);
  for (let at: Element = element; at !== end && at.parentElement; at = at.parentElement) {
    const parent = at.parentElement;
    // Another screen has nothing of this one.
    if (!parent.matches('main, body')) way.push({ parent, index: [...parent.children].indexOf(at) });
  }
  return { element, screen: location.pathname, layer: element.closest(floating), way };
}

const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility();

const takes = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(focusable)].find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(focusable) && isShown(each),
  );

/** An element that is rendered again elsewhere: a card that moves to another column. */
const again = ({ id, isConnected }: Element): HTMLElement | null =>
  id && !isConnected ? document.getElementById(id) : null;

/** The element now at the lost one's position: the same place, else the nearest before it, else further out. */
function nextFocusable({ way, screen }: FocusOrigin): HTMLElement | undefined {
  if (screen !== location.pathname) return undefined;
  for (const { parent, index } of way) {
    if (!parent.isConnected) continue;
    const before = [...parent.children].slice(0, index + 1).reverse();
    for (const child of before) {
      const found = takes(child);
      if (found) return found;
    }
  }
  return undefined;
}

function successor(places: readonly FocusOrigin[]): HTMLElement | null | undefined {
  const over = [...document.querySelectorAll<HTMLElement>(overlay)].filter(isShown);
  const isAbove = (element: HTMLElement) => over.length === 0 || over.some((each) => each.contains(element));
  for (const place of places) {
    const { element, layer } = place;
    if (layer && !layer.isConnected) continue;
    const next =
      isShown(element) && !element.matches(':disabled') ? element : (again(element) ?? nextFocusable(place));
    if (next && isAbove(next)) return next;
  }
  const top = over.at(-1);
  return top ? takes(top) : document.getElementById('content');
}

/**
 * The focus does not fall back to the page's start when what had it goes away: what opened a dialog has it again once that
 * is closed, the neighbour of a row that is deleted or a chip that is cleared, and what was locked while it saved.
 */
export function keepFocus(): void {
  let places: readonly FocusOrigin[] = [];
  let last: FocusOrigin | undefined;
  /** Nobody has put the focus away. */
  let held = false;
  /** It has left one element and is not yet at the next. */
  let moving = false;
  /** The last Tab was one with Shift. */
  let back = false;
  let waiting = false;

  function onFocus({ target }: FocusEvent) {
    moving = false;
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const place = placeOf(target);
    const others = places.filter(
      ({ element, layer }) => element !== target && (layer === null || layer.isConnected),
    );
    const forgotten = others.filter(({ layer }) => layer === place.layer).slice(remembered - 1);
    places = [place, ...others.filter((other) => !forgotten.includes(other))];
    last = place;
    held = true;
  }
  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    if (relatedTarget) {
      moving = true;
      // A list of choices that closes as the user leaves its field is gone before the focus arrives.
      setTimeout(() => {
        if (moving && document.activeElement === document.body && target.isConnected)
          nextStop(target, target.closest(overlay) ?? document.body, back)?.focus();
        moving = false;
        mend();
      });
      return;
    }
    // An element that is being removed is still in the document during this event.
    queueMicrotask(() => {
      if (!target.isConnected || target.matches(':disabled')) return;
      held = false;
      places = places.filter(({ element }) => element !== target);
    });
  }
  // Before all other listeners: what they render is examined as soon as each has ended.
  addEventListener('focusin', onFocus, true);
  addEventListener('keydown', ({ key, shiftKey }) => (back = key === 'Tab' && shiftKey), true);
  addEventListener('blur', onBlur, true);
  function mend(late = false) {
    if (!last || moving || document.activeElement !== document.body) return;
    const closed = last.layer !== null && !last.layer.isConnected;
    if (!held && !closed) return;
    if (late || !isShown(last.element) || !last.element.matches(':disabled'))
      successor(places)?.focus({ preventScroll: true });
    else if (!waiting) {
      waiting = true;
      setTimeout(() => {
        waiting = false;
        mend(true);
      }, lockedFocusMs);
    }
  }
  new MutationObserver(() => mend()).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

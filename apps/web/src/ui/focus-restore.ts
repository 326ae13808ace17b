import { nextStop } from './tab-stops.ts';

/** Where the focus was: the element, and its ancestors with the index of the child that contains it. */
interface FocusOrigin {
  readonly element: HTMLElement;
  readonly screen: string;
  /** The overlay around the element, which disappears with everything in it when it closes. */
  readonly layer: Element | null;
  readonly way: readonly { readonly parent: Element; readonly index: number }[];
}

const overlay = '[role="dialog"], [role="menu"]';
const floating = `${overlay}, [role="listbox"], [role="toolbar"]`;
/** Inputs are left out, because some open a dropdown when they get the focus. */
const focusable = 'button:not(:disabled), a[href], [tabindex="0"], [data-row]';
/**
 * How many positions are kept for each overlay, so that the button that opened a dialog is still known after
 * moving through a long form.
 */
const remembered = 6;
/** Milliseconds for which a control that is disabled during saving can get the focus back. */
const lockedFocusMs = 500;

function placeOf(element: HTMLElement): FocusOrigin {
  const way: { parent: Element; index: number }[] = [];
  const end = element.closest(`${floating}, main, nav, header`);
  for (let at: Element = element; at !== end && at.parentElement; at = at.parentElement) {
    const parent = at.parentElement;
    // Children of `main` and `body` are whole screens or parts of the shell, where the focus must not go.
    if (!parent.matches('main, body')) way.push({ parent, index: [...parent.children].indexOf(at) });
  }
  return { element, screen: location.pathname, layer: element.closest(floating), way };
}

const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility();

const takes = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(focusable)].find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(focusable) && isShown(each),
  );

/**
 * The same element after it was rendered again elsewhere, such as a card that was moved to another column.
 */
const again = ({ id, isConnected }: Element): HTMLElement | null =>
  id && !isConnected ? document.getElementById(id) : null;

/**
 * The element that is now where the lost one was: at the same index, or else the nearest one before it, or
 * else the same for its ancestors.
 */
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
 * Keeps the focus from falling back to the start of the page when the focused element disappears. It returns
 * to the button that opened a closed dialog, to the neighbour of a deleted row or removed chip, and to a
 * control that was disabled during saving.
 */
export function keepFocus(): void {
  let places: readonly FocusOrigin[] = [];
  let last: FocusOrigin | undefined;
  /** Whether the focus is to be restored, because the user has not moved it away. */
  let held = false;
  /** Whether the focus has left one element and not yet reached another. */
  let moving = false;
  /** Whether the last Tab was pressed with Shift. */
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
      // A dropdown that closes when the user leaves its field is removed before the focus can reach it.
      setTimeout(() => {
        if (moving && document.activeElement === document.body && target.isConnected)
          nextStop(target, target.closest(overlay) ?? document.body, back)?.focus();
        moving = false;
        mend();
      });
      return;
    }
    // During this event, an element that is being removed is still in the document.
    queueMicrotask(() => {
      if (!target.isConnected || target.matches(':disabled')) return;
      held = false;
      places = places.filter(({ element }) => element !== target);
    });
  }
  // Listens in the capture phase, so that the focus is known before other listeners render something.
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

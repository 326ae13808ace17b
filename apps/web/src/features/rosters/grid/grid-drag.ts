import type { ShiftEdge } from './place-shift.ts';

/** The cell in which the pointer is released, and where in it if there is an hours axis. */
export interface DropPlace {
  readonly rowId: string;
  readonly date: string;
  /** The horizontal position in the cell from 0 to 1; null without an hours axis. */
  readonly share: number | null;
}

/** The grid's reactions to presses and drags. */
export interface DragHandlers {
  readonly mayMove: (shiftId: string) => boolean;
  readonly mayDraw: boolean;
  readonly hasAxis: boolean;
  readonly drop: (shiftId: string, place: DropPlace, isCopy: boolean) => void;
  readonly resize: (shiftId: string, edge: ShiftEdge, share: number) => void;
  readonly draw: (rowId: string, date: string, from: number, until: number) => void;
  /**
   * The times of a dragged shift at a horizontal position in its cell (0 to 1), shown during the drag; null
   * without an hours axis.
   */
  readonly timesAt: (shiftId: string, share: number) => string | null;
}

interface Press {
  readonly kind: 'move' | 'resize' | 'draw';
  readonly pointer: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
  readonly element: HTMLElement;
  readonly cell: HTMLElement;
  readonly edge: ShiftEdge | null;
  /** Pixels from the left edge of the dragged shift to the pointer. */
  readonly grip: number;
}

const [mouseSlack, touchSlack] = [4, 8];
const longPressMilliseconds = 350;
/**
 * The frame scrolls while the pointer is within this many pixels of its edge, by this many pixels per
 * animation frame.
 */
const [edgeZone, scrollStep] = [44, 12];

/**
 * Lets the user move, resize and draw shifts in the grid, with a mouse or after a long press on a touch
 * screen. For speed, nothing is rendered during a drag; elements of the grid are changed directly. Returns
 * a function that removes the listeners.
 */
export function startGridDrag(frame: HTMLElement, handlersNow: () => DragHandlers): () => void {
  let press: Press | null = null;
  let isActive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let animation = 0;
  let ghost: HTMLElement | null = null;
  let target: HTMLElement | null = null;
  let [x, y] = [0, 0];
  let swallowsClick = false;

  const shareOf = (cell: HTMLElement, at: number): number => {
    const { left, width } = cell.getBoundingClientRect();
    return width > 0 ? (at - left) / width : 0;
  };
  const cellAt = (): HTMLElement | null => {
    // The dragged copy is above the cell under the pointer, so it is skipped.
    const below = document.elementsFromPoint(x, y).find((element) => !ghost?.contains(element));
    const cell = below?.closest<HTMLElement>('[data-cell]') ?? null;
    return cell && frame.contains(cell) ? cell : null;
  };
  const mark = (cell: HTMLElement | null) => {
    if (cell === target) return;
    target?.removeAttribute('data-target');
    cell?.setAttribute('data-target', '');
    target = cell;
  };

  function begin(): void {
    if (!press) return;
    clearTimeout(timer);
    isActive = true;
    const { kind, element, cell } = press;
    frame.dataset.dragging = kind;
    if (kind === 'move') {
      const { left, top, width, height } = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('id');
      ghost.removeAttribute('data-shift');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.dataset.ghost = '';
      Object.assign(ghost.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      document.body.append(ghost);
      element.dataset.source = '';
    } else if (kind === 'draw') {
      ghost = document.createElement('div');
      ghost.dataset.drawn = '';
      cell.append(ghost);
    }
    draw();
  }

  function draw(): void {
    animation = 0;
    if (!press || !isActive) return;
    const { kind, element, cell } = press;
    const { hasAxis, timesAt } = handlersNow();
    if (kind === 'move' && ghost) {
      ghost.style.transform = `translate(${x - press.x}px, ${y - press.y}px)`;
      const over = cellAt();
      mark(over);
      const words =
        hasAxis && over ? timesAt(element.dataset.shift ?? '', shareOf(over, x - press.grip)) : null;
      const label = words === null ? null : ghost.querySelector('[data-times]');
      if (label && label.textContent !== words) label.textContent = words;
      if (scrollAtEdges()) schedule();
    } else if (kind === 'draw' && ghost) {
      const [from, until] = [shareOf(cell, press.x), shareOf(cell, x)].toSorted((a, b) => a - b);
      ghost.style.left = `${(from ?? 0) * 100}%`;
      ghost.style.width = `${((until ?? 0) - (from ?? 0)) * 100}%`;
    } else if (kind === 'resize') {
      const by = x - press.x;
      element.style.setProperty('--drag-left', press.edge === 'start' ? `${by}px` : '0px');
      element.style.setProperty('--drag-width', `${press.edge === 'start' ? -by : by}px`);
    }
  }
  const schedule = () => {
    if (animation === 0) animation = requestAnimationFrame(draw);
  };

  function scrollAtEdges(): boolean {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const speed = (at: number, low: number, high: number) => {
      if (at < low + edgeZone) return -scrollStep;
      return at > high - edgeZone ? scrollStep : 0;
    };
    const [across, down] = [speed(x, left, right), speed(y, top, bottom)];
    const before = [frame.scrollLeft, frame.scrollTop];
    if (across !== 0 || down !== 0) frame.scrollBy(across, down);
    return before[0] !== frame.scrollLeft || before[1] !== frame.scrollTop;
  }

  function finish(isDropped: boolean, isCopy: boolean): void {
    const [done, over, was] = [press, target, isActive];
    clear();
    if (!done || !was) return;
    swallowsClick = true;
    setTimeout(() => {
      swallowsClick = false;
    });
    if (!isDropped) return;
    const { kind, element, cell, edge, grip } = done;
    const { drop, resize, draw: drawShift, hasAxis } = handlersNow();
    const id = element.dataset.shift ?? '';
    const { rowId = '', date = '' } = cell.dataset;
    if (kind === 'move' && over)
      drop(
        id,
        {
          rowId: over.dataset.rowId ?? '',
          date: over.dataset.date ?? '',
          share: hasAxis ? shareOf(over, x - grip) : null,
        },
        isCopy,
      );
    else if (kind === 'resize' && edge) resize(id, edge, shareOf(cell, x));
    else if (kind === 'draw') drawShift(rowId, date, shareOf(cell, done.x), shareOf(cell, x));
  }

  function clear(): void {
    clearTimeout(timer);
    cancelAnimationFrame(animation);
    animation = 0;
    if (press) {
      delete press.element.dataset.source;
      press.element.style.removeProperty('--drag-left');
      press.element.style.removeProperty('--drag-width');
    }
    ghost?.remove();
    mark(null);
    delete frame.dataset.dragging;
    [press, ghost, isActive] = [null, null, false];
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onCancel);
    removeEventListener('keydown', onKey, true);
  }

  function onDown(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    clear();
    swallowsClick = false;
    const { mayMove, mayDraw, hasAxis } = handlersNow();
    const shift = event.target.closest<HTMLElement>('[data-shift]');
    const cell = event.target.closest<HTMLElement>('[data-cell]');
    if (!cell || !frame.contains(cell)) return;
    const edge = event.target.closest<HTMLElement>('[data-edge]')?.dataset.edge;
    if (shift ? !mayMove(shift.dataset.shift ?? '') : !(mayDraw && hasAxis)) return;
    press = {
      kind: !shift ? 'draw' : edge ? 'resize' : 'move',
      pointer: event.pointerId,
      isTouch: event.pointerType === 'touch',
      x: event.clientX,
      y: event.clientY,
      element: shift ?? cell,
      cell,
      edge: edge === 'start' || edge === 'end' ? edge : null,
      grip: shift ? event.clientX - shift.getBoundingClientRect().left : 0,
    };
    [x, y] = [event.clientX, event.clientY];
    if (press.isTouch) timer = setTimeout(begin, longPressMilliseconds);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onCancel);
    addEventListener('keydown', onKey, true);
  }

  function onMove(event: PointerEvent): void {
    if (!press || event.pointerId !== press.pointer) return;
    [x, y] = [event.clientX, event.clientY];
    if (isActive) {
      if (ghost && press.kind === 'move')
        ghost.toggleAttribute('data-copy', event.altKey || event.ctrlKey || event.metaKey);
      schedule();
      return;
    }
    const distance = Math.hypot(x - press.x, y - press.y);
    if (press.isTouch ? distance > touchSlack : false) clear();
    else if (!press.isTouch && distance > mouseSlack) begin();
  }
  const onUp = (event: PointerEvent) => {
    if (event.pointerId === press?.pointer) finish(true, event.altKey || event.ctrlKey || event.metaKey);
  };
  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === press?.pointer) finish(false, false);
  };
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isActive) return;
    event.preventDefault();
    event.stopPropagation();
    finish(false, false);
  }
  /** During a drag, a touch must not scroll the page. */
  const onTouchMove = (event: TouchEvent) => {
    if (isActive && event.cancelable) event.preventDefault();
  };
  const onMenu = (event: Event) => {
    if (press?.isTouch) event.preventDefault();
  };
  /**
   * CSS could prevent the selection too, but an inherited style would be recalculated for all cells when a
   * drag begins and ends.
   */
  const onSelect = (event: Event) => {
    if (press) event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    if (!swallowsClick) return;
    swallowsClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('touchmove', onTouchMove, { passive: false });
  frame.addEventListener('contextmenu', onMenu);
  document.addEventListener('selectstart', onSelect);
  frame.addEventListener('click', onClick, true);
  return () => {
    clear();
    frame.removeEventListener('pointerdown', onDown);
    frame.removeEventListener('touchmove', onTouchMove);
    frame.removeEventListener('contextmenu', onMenu);
    document.removeEventListener('selectstart', onSelect);
    frame.removeEventListener('click', onClick, true);
  };
}

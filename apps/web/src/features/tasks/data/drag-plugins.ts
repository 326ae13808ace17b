import { AutoScroller, Feedback, PreventSelection, StyleInjector } from '@dnd-kit/dom';

const injected = new Set<string>();

/**
 * Replaces the drag library's style handling. It adds its rules to the page when a drag starts and removes them when it ends, which
 * makes the browser recalculate every element's style and position, fonts included: for tens of milliseconds the dropped card cannot
 * be drawn. Here the rules for dragged elements stay from the first drag on, and the rules for every element (no text selection, the
 * pointer's shape) are omitted, because the cards have their own.
 */
StyleInjector.prototype.register = (rules) => {
  if (!rules.startsWith('*') && !injected.has(rules)) {
    injected.add(rules);
    const style = document.createElement('style');
    style.textContent = rules;
    // Prepended, so that its layer is the lowest.
    document.head.prepend(style);
  }
  return () => {};
};

/**
 * Without the accessibility plugin, which would make each card a button although cards contain a menu and a link; keyboard control and
 * announcements are our own.
 */
export const dragPlugins = [AutoScroller, Feedback, PreventSelection];

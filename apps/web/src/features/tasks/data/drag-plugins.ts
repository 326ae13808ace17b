import { AutoScroller, Feedback, PreventSelection, StyleInjector } from '@dnd-kit/dom';

const injected = new Set<string>();

/**
 * Replaces the drag library's style handling. The library adds rules to the page when a drag starts and
 * removes them when it ends; each time the browser recalculates every element, which delays drawing the
 * dropped card by tens of milliseconds. Here, rules for dragged elements stay after the first drag, and rules
 * for every element (no text selection, the cursor) are left out, because the cards have their own.
 */
StyleInjector.prototype.register = (rules) => {
  if (!rules.startsWith('*') && !injected.has(rules)) {
    injected.add(rules);
    const style = document.createElement('style');
    style.textContent = rules;
    // First in the document, so that its cascade layer has the lowest priority.
    document.head.prepend(style);
  }
  return () => {};
};

/**
 * The library's accessibility plugin is left out, because it would make each card a button although the card
 * contains a menu and a link. Keys and announcements are handled here.
 */
export const dragPlugins = [AutoScroller, Feedback, PreventSelection];

import { AutoScroller, Feedback, PreventSelection, StyleInjector } from '@dnd-kit/dom';

const injected = new Set<string>();

/**
 * The library puts its rules into the page at a drag's start and takes them out at its end, which makes the browser
 * compute every element's style and position again, fonts included: tens of milliseconds in which the card just dropped
 * cannot be drawn. Those that speak of what is dragged stay from the first on instead; those for every element
 * (no text is selected, the pointer's form) are left out: cards say that of themselves.
 */
StyleInjector.prototype.register = (rules) => {
  if (!rules.startsWith('*') && !injected.has(rules)) {
    injected.add(rules);
    const style = document.createElement('style');
    style.textContent = rules;
    // First, so that its layer is the lowest.
    document.head.prepend(style);
  }
  return () => {};
};

/** Without the accessibility plugin: it would make each card a button, though cards hold a menu and a link; keys and announcements are ours. */
export const dragPlugins = [AutoScroller, Feedback, PreventSelection];

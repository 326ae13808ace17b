import { createContext } from 'react';

/** The area below the scrolling content, where a phone shows the screen's primary button, always visible and covering nothing. */
export const Foot = createContext<HTMLElement | null>(null);

/** The label of the button there, if any, so that an empty list does not show a second button with the same label. */
export const FootLabel = createContext<string | null>(null);

import { createContext } from 'react';

/** The place below what scrolls, where a phone has a screen's chief button: always in sight, and over nothing. */
export const Foot = createContext<HTMLElement | null>(null);

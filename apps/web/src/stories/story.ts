import type { ReactNode } from 'react';

/** One dialog or widget by itself, as `*.stories.tsx` beside it shows it: `export const stories = [story('Select Users', () => <Opener>…</Opener>)]`. */
export interface Story {
  /** As the specification calls the dialog or widget; on the page and in the tests it is known by it. */
  readonly name: string;
  readonly draw: () => ReactNode;
}

export const story = (name: string, draw: () => ReactNode): Story => ({ name, draw });

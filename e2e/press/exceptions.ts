import type { Control } from './in-page.ts';

/** A control that is not pressed, or that may have no visible effect, and the reason. */
interface Exception {
  readonly why: string;
  readonly is: (control: Control, over: string) => boolean;
}

export const exceptions: readonly Exception[] = [
  {
    why: 'it is where one is, or what is chosen already',
    is: ({ current }) => current,
  },
  {
    why: 'it leaves the browser: mail, telephone and other sites have no page here',
    is: ({ href }) => /^(mailto|tel|https?):/.test(href),
  },
  {
    why: 'it is carried by the mouse and moved by the arrows, as its name says',
    is: ({ name }) => /: arrow up, arrow down$/.test(name),
  },
  {
    why: 'it ends the session, which the journeys of signing in do',
    is: ({ name }) => /^(Sign out|Log ?out)/i.test(name),
  },
  {
    why: 'it becomes another person, or another role: the visitor would be somebody else',
    is: ({ name }) => /^(Sign in as|Switch (role|to)|Act as|Work as)/i.test(name),
  },
];

export const exceptionOf = (control: Control, over: string): string | undefined =>
  exceptions.find(({ is }) => is(control, over))?.why;

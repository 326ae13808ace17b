import type { BoolExp } from './bool-exp.ts';
import type { Field } from './field.ts';

/** A command offered on a row. The server enforces the rules; this only decides when to offer it. */
export interface RowAction {
  readonly command: string;
  /** The label of the button, a verb: `Publish`. */
  readonly label: string;
  /** The rows on which it is offered; the columns it compares are loaded with the list. */
  readonly when: BoolExp;
  /** The module action it requires; default: EDIT on a row that the user may change. The creator may always use it. */
  readonly needs?: 'ADD' | 'EDIT' | 'DELETE';
  /** Arguments of the command, besides the row's id, that are entered in a dialog … */
  readonly asks?: Readonly<Record<string, Field>>;
  /** … or constants … */
  readonly gives?: Readonly<Record<string, string | boolean>>;
  /**
   * … or that are taken from the row as it was shown, by argument. If someone else has changed these values since, the server rejects
   * the command.
   */
  readonly shows?: Readonly<Record<string, ShownNumber>>;
  /**
   * The API query that returns the email the command sends, by the row's id. The email is previewed first and sent after confirmation.
   */
  readonly email?: string;
  /** The command returns a new row, which is then opened. */
  readonly opens?: boolean;
  /** The message shown after success. */
  readonly done: string;
  /** The command that undoes this one, called with the row's id and offered for 8 s, and its message after success. */
  readonly undo?: { readonly command: string; readonly done: string };
}

/** A number taken from the row as it was loaded. */
export interface ShownNumber {
  readonly column: string;
  /** The number is a version or a count, not a decimal amount. */
  readonly whole?: boolean;
}

export interface LockRule {
  /** The columns it compares are loaded with the list. */
  readonly when: BoolExp;
  readonly why: string;
}

/** Shows rows as cards, pinned ones first; `where` selects the published ones. */
export interface Feed<Column extends string = string> {
  readonly where: BoolExp;
  readonly text: Column;
  readonly media: Column;
  readonly by: Column;
  readonly at: Column;
  readonly pinned: Column;
  readonly tags: Column;
  /** The relationship to the records of who read a row, and the command that marks several rows as read. */
  readonly reads: string;
  readonly markRead: string;
}

/** Monthly totals shown above the list, by type, with the clinics' budget beside them. */
export interface Totals<Column extends string = string> {
  readonly amount: Column;
  readonly day: Column;
  /** The column that refers to the type. */
  readonly by: Column;
  /** The clinics' column that holds the weekly budget. */
  readonly budget?: string;
}

import type { BoolExp } from './bool-exp.ts';
import type { Field } from './field.ts';

/** The server enforces the rules of a command; this only decides when to offer it on a row. */
export interface RowAction {
  readonly command: string;
  /** The button's text is a verb, such as `Publish`. */
  readonly label: string;
  /** The command is offered on the rows that match; the columns in the condition are loaded with the list. */
  readonly when: BoolExp;
  /**
   * The command requires this module action; by default EDIT on a row that the user may change. The creator
   * may always use it.
   */
  readonly needs?: 'ADD' | 'EDIT' | 'DELETE';
  /** Arguments that a person enters in a dialog. The row's id is always an argument too. */
  readonly asks?: Readonly<Record<string, Field>>;
  /** Arguments that are constants. */
  readonly gives?: Readonly<Record<string, string | boolean>>;
  /**
   * Arguments that are taken from the row as it was shown. If someone else has changed the values since,
   * the server rejects the command.
   */
  readonly shows?: Readonly<Record<string, ShownNumber>>;
  /**
   * The API query that returns the email that the command sends, by the row's id. The email is previewed
   * first and sent after confirmation.
   */
  readonly email?: string;
  /** The command returns a new row, which is then opened. */
  readonly opens?: boolean;
  readonly done: string;
  /**
   * The command that undoes the action. It is called with the row's id and offered for 8 s; `done` is its
   * message after success.
   */
  readonly undo?: { readonly command: string; readonly done: string };
}

/** The number is taken from the row as it was loaded, because the server compares it with the current one. */
export interface ShownNumber {
  readonly column: string;
  /** The number is a version or a count, not a decimal amount. */
  readonly whole?: boolean;
}

export interface LockRule {
  /** The columns in the condition are loaded with the list. */
  readonly when: BoolExp;
  readonly why: string;
}

/** A list whose rows are cards, pinned ones first. `where` selects the published rows. */
export interface Feed<Column extends string = string> {
  readonly where: BoolExp;
  readonly text: Column;
  readonly media: Column;
  readonly by: Column;
  readonly at: Column;
  readonly pinned: Column;
  readonly tags: Column;
  /**
   * `reads` is the relationship to the records of who read a row, `markRead` the command that marks several
   * rows as read.
   */
  readonly reads: string;
  readonly markRead: string;
}

/** Monthly totals by type, with the clinics' budgets beside them. */
export interface Totals<Column extends string = string> {
  readonly amount: Column;
  readonly day: Column;
  /** The column that refers to the type. */
  readonly by: Column;
  /** The column of the clinics that holds the weekly budget. */
  readonly budget?: string;
}

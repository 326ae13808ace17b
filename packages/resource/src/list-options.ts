import type { BoolExp } from './bool-exp.ts';
import type { Field } from './field.ts';

/** A command that is offered on a row. The server decides; this only says when to offer it. */
export interface RowAction {
  readonly command: string;
  /** A verb: `Publish`. */
  readonly label: string;
  /** Of which rows; what it compares is read with the list. */
  readonly when: BoolExp;
  /** The action of the module that offers it; without one, EDIT of a row that the user may change; the creator has it too. */
  readonly needs?: 'ADD' | 'EDIT' | 'DELETE';
  /** What the command takes beside the row's id: asked for in a dialog … */
  readonly asks?: Readonly<Record<string, Field>>;
  /** … or always the same. */
  readonly gives?: Readonly<Record<string, string | boolean>>;
  /** … or what the row showed, by argument. Another's change since then is refused by the server. */
  readonly shows?: Readonly<Record<string, ShownNumber>>;
  /** The query of the API that shows the email it sends, by the row's id. The email is shown first, and sent by another press. */
  readonly email?: string;
  /** The row that the command answers with is a new one: it is opened. */
  readonly opens?: boolean;
  /** Said when it is done. */
  readonly done: string;
  /** The command that undoes it by the row's id, offered for 8 s, and the message then. */
  readonly undo?: { readonly command: string; readonly done: string };
}

/** A number of the row as it was read. */
export interface ShownNumber {
  readonly column: string;
  /** A version or a count, not an amount. */
  readonly whole?: boolean;
}

export interface Locked {
  /** What it compares is read with the list. */
  readonly when: BoolExp;
  readonly why: string;
}

/** Rows as cards to be read, the pinned ones first; `where` says which are out. */
export interface Feed<Column extends string = string> {
  readonly where: BoolExp;
  readonly text: Column;
  readonly media: Column;
  readonly by: Column;
  readonly at: Column;
  readonly pinned: Column;
  readonly tags: Column;
  /** The relationship to a row's readers, and the command that marks several rows as read. */
  readonly reads: string;
  readonly markRead: string;
}

/** Sums of a month over the list, by kind and beside the clinics' budget. */
export interface Totals<Column extends string = string> {
  readonly amount: Column;
  readonly day: Column;
  /** The reference to the kind. */
  readonly by: Column;
  /** The clinics' column that holds what may be spent in a week. */
  readonly budget?: string;
}

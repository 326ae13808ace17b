import type { FileReference } from '#data/file-reference.ts';
import type { AvatarUser } from '#ui/user-avatar.tsx';

/** A message as every chat shows it, whatever table it comes from. */
export interface ChatMessage {
  readonly id: string;
  readonly created_at: string;
  readonly text: string;
  readonly files: readonly FileReference[];
  readonly author: string;
  /** Whether the author's name is left out, because it is obvious. */
  readonly hidesAuthor?: boolean;
  /**
   * The user's own side is shown on the right, the other side on the left, automatic messages in the middle.
   */
  readonly side: 'own' | 'other' | 'system';
  readonly isEdited: boolean;
  /** Whether the message was deleted. Then a line that says so is shown instead. */
  readonly isDeleted?: boolean;
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Shown beside messages of others in chats with several people. */
  readonly picture?: (AvatarUser & { readonly id: string }) | null;
  /** The message to which this one replies. */
  readonly quote?: Quote | null;
  /** The names of the people whom the message mentions. */
  readonly mentions?: readonly string[];
}

export interface Quote {
  readonly id: string;
  readonly author: string;
  readonly text: string;
}
export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** The text of a message on one line; without a text, the names of its files. */
export const inOneLine = ({ text, files }: Pick<ChatMessage, 'text' | 'files'>): string =>
  text.replaceAll(/\s+/g, ' ').trim() || files.map(({ name }) => name).join(', ');

export const deletedText = 'This message was deleted';

import type { FileReference } from '#data/file-reference.ts';
import type { AvatarUser } from '#ui/user-avatar.tsx';

/** A message as every chat shows it, whatever table it is from. */
export interface ChatMessage {
  readonly id: string;
  readonly created_at: string;
  readonly text: string;
  readonly files: readonly FileReference[];
  readonly author: string;
  /** Set where it is plain who wrote it. */
  readonly hidesAuthor?: boolean;
  /** The user's own side is on the right; automatic messages belong to neither. */
  readonly side: 'own' | 'other' | 'system';
  readonly isEdited: boolean;
  /** Only the fact that it was there is shown. */
  readonly isDeleted?: boolean;
  /** Whether the user may edit the message. */
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  /** Shown beside the messages of others, where there are several. */
  readonly picture?: (AvatarUser & { readonly id: string }) | null;
  /** The message to which it replies. */
  readonly quote?: Quote | null;
  /** The names of the mentioned people. */
  readonly mentions?: readonly string[];
}

export interface Quote {
  readonly id: string;
  readonly author: string;
  readonly text: string;
}
/** A person who can be mentioned. */
export interface Mentionable {
  readonly id: string;
  readonly name: string;
}

/** The text of a message in one line. */
export const inOneLine = ({ text, files }: Pick<ChatMessage, 'text' | 'files'>): string =>
  text.replaceAll(/\s+/g, ' ').trim() || files.map(({ name }) => name).join(', ');

/** Shown in place of a deleted message. */
export const deletedText = 'This message was deleted';

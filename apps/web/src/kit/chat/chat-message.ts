import type { FileReference } from '#data/file-reference.ts';

/** A message as every chat shows it, whatever table it is from. */
export interface ChatMessage {
  readonly id: string;
  readonly created_at: string;
  readonly text: string;
  readonly files: readonly FileReference[];
  readonly author: string;
  /** Of the user's own side, on the right; automatic messages belong to neither. */
  readonly side: 'own' | 'other' | 'system';
  readonly isEdited: boolean;
  /** What the user may do with it. */
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
}

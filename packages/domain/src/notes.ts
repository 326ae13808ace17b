export const noteHeadings = ['Message', 'Description', 'Password', 'Notes'] as const;
export interface NoteEntry {
  readonly id: string;
  readonly heading: (typeof noteHeadings)[number];
  readonly text: string;
  readonly change: 'Created' | 'Edited' | 'Updated';
  /** An ISO time. */
  readonly at: string;
}

/** Of notes with the same time, the last one in the list comes first. */
export const newestFirst = (notes: readonly NoteEntry[]): readonly NoteEntry[] =>
  notes
    .map((note, place) => ({ note, place, at: Date.parse(note.at) }))
    .sort((one, other) => other.at - one.at || other.place - one.place)
    .map(({ note }) => note);

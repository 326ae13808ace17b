export interface PressKeys {
  /** The key under which a command goes, of a row as it was seen. */
  readonly of: (label: string, seen: unknown) => string;
  /** The server has answered: what is pressed next is pressed anew. */
  readonly answered: () => void;
}

/** Keys of what is pressed of a row: pressed again because no answer came, the same command of the same row is done once. */
export function pressKeys(): PressKeys {
  let last: { readonly pressed: string; readonly key: string } | null = null;
  return {
    of(label, seen) {
      const pressed = JSON.stringify([label, seen]);
      if (last?.pressed !== pressed) last = { pressed, key: crypto.randomUUID() };
      return last.key;
    },
    answered() {
      last = null;
    },
  };
}

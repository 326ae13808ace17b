import { useState } from 'react';
import { nothingSelected, type Selection } from './selection.ts';

/** The selected tasks of a list. A list with another key starts without a selection. */
export function useSelection(list: string): readonly [Selection, (selection: Selection) => void] {
  const [held, setHeld] = useState({ list, selection: nothingSelected });
  if (held.list !== list) setHeld({ list, selection: nothingSelected });
  return [held.list === list ? held.selection : nothingSelected, (selection) => setHeld({ list, selection })];
}

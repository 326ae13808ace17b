import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { storeOf } from '#ui/store.ts';

/** A record that is wanted in the middle of something else. */
export interface Adding {
  readonly list: ListDefinition<RecordRow>;
  /** What it is called at first. */
  readonly called: string;
  /** Its id; null where it was not added after all. */
  readonly end: (id: string | null) => void;
}

export const addings = storeOf<readonly Adding[]>([]);

/** Opens the form of a new record over what is open, and answers with its id, or null. */
export const addOver = ({ list, called }: Omit<Adding, 'end'>): Promise<string | null> =>
  new Promise((resolve) => {
    const adding: Adding = {
      list,
      called,
      end: (id) => {
        addings.set(addings.get().filter((each) => each !== adding));
        resolve(id);
      },
    };
    addings.set([...addings.get(), adding]);
  });

import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { storeOf } from '#ui/store.ts';

/** A record to add while another form is being filled in. */
export interface NestedAdd {
  readonly list: ListDefinition<RecordRow>;
  /** The initial name of the new row. */
  readonly called: string;
  /** Called with the new row's id, or with null if none was added. */
  readonly end: (id: string | null) => void;
}

export const addings = storeOf<readonly NestedAdd[]>([]);

/** Opens the form of a new record over the current screen. Resolves with the record's id, or null. */
export const openAddForm = ({ list, called }: Omit<NestedAdd, 'end'>): Promise<string | null> =>
  new Promise((resolve) => {
    const adding: NestedAdd = {
      list,
      called,
      end: (id) => {
        addings.set(addings.get().filter((each) => each !== adding));
        resolve(id);
      },
    };
    addings.set([...addings.get(), adding]);
  });

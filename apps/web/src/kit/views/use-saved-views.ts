import { specifiedMessages } from '@operatory/domain';
import { useMemo } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { useMe } from '#session/session.ts';
import { offerUndo } from '#ui/undo.tsx';
import { readViews, type SavedView } from './saved-views.ts';

const rows = graphql(`
  subscription views($table: String!) {
    saved_views(where: { table_name: { _eq: $table } }, order_by: [{ name: asc }, { id: asc }]) {
      id name view is_shared is_default clinic_id user_id user { display_name }
    }
  }
`);
const insert = graphql(
  'mutation addView($object: saved_views_insert_input!) { insert_saved_views_one(object: $object) { id } }',
);
/** The mutation that changes a view and clears the default of the others, as a list has at most one. */
const update = graphql(`
  mutation changeView($id: uuid!, $set: saved_views_set_input!, $others: saved_views_bool_exp!) {
    update_saved_views(where: $others, _set: { is_default: false }) { affected_rows }
    update_saved_views_by_pk(pk_columns: { id: $id }, _set: $set) { id }
  }
`);
const remove = graphql('mutation removeView($id: uuid!) { delete_saved_views_by_pk(id: $id) { id } }');

/** The properties of a view that the user enters. */
export interface ViewWords {
  readonly name: string;
  readonly shared: boolean;
  readonly clinicId: string | null;
  readonly first: boolean;
}

export interface SavedViews {
  /** Undefined while loading. */
  readonly views: readonly SavedView[] | undefined;
  readonly add: (words: ViewWords, search: string) => Promise<string | null>;
  readonly change: (view: SavedView, words: ViewWords, search?: string) => Promise<boolean>;
  readonly remove: (view: SavedView) => Promise<boolean>;
}

/** The views of a list that the user has saved or that are shared with them, live. */
export function useSavedViews(table: string): SavedViews {
  const { user } = useMe();
  const live = useLive(rows, { table });
  const found = live.data?.saved_views;
  const views = useMemo(() => found && readViews(found, user.id), [found, user.id]);
  const failure = specifiedMessages.something_went_wrong;
  const [runInsert] = useCommand(insert, { failure });
  const [runUpdate] = useCommand(update, { failure });
  const [runRemove] = useCommand(remove, { failure });

  const setOf = ({ name, shared, clinicId, first }: ViewWords, search: string) => ({
    name,
    view: { search },
    is_shared: shared,
    clinic_id: shared ? clinicId : null,
    is_default: first,
  });
  const otherDefaultsOf = (id: string, first: boolean) =>
    first
      ? { user_id: { _eq: user.id }, table_name: { _eq: table }, is_default: { _eq: true }, id: { _neq: id } }
      : { id: { _in: [] } };

  async function change(view: SavedView, words: ViewWords, search = view.search): Promise<boolean> {
    const answer = await runUpdate({
      id: view.id,
      set: setOf(words, search),
      others: otherDefaultsOf(view.id, words.first),
    });
    return answer.ok;
  }
  async function add(words: ViewWords, search: string): Promise<string | null> {
    const answer = await runInsert({ object: { table_name: table, ...setOf(words, search) } });
    if (!answer.ok || !answer.data.insert_saved_views_one) return null;
    const { id } = answer.data.insert_saved_views_one;
    if (words.first) await runUpdate({ id, set: { is_default: true }, others: otherDefaultsOf(id, true) });
    return id;
  }
  return {
    views,
    add,
    change,
    async remove(view) {
      const answer = await runRemove({ id: view.id });
      if (answer.ok) offerUndo(`View “${view.name}” deleted`, () => void add(view, view.search));
      return answer.ok;
    },
  };
}

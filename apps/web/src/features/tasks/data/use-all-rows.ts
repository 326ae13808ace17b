import type { BoolExp } from '@operatory/resource';
import { useCallback, useEffect, useState } from 'react';
import { type TypedDocumentNode, useClient } from 'urql';

const pageSize = 50;
/** No more rows than this are loaded, because a choice from a longer list would not be usable. */
const most = 1_000;

/**
 * The rows of a list to choose from, loaded page by page; undefined until all pages have loaded. `query`
 * must take `limit` and `offset`.
 */
export function useAllRows<Row>(
  query: TypedDocumentNode<{ rows: readonly Row[] }, { limit: number; offset: number; where: BoolExp }>,
  where: BoolExp = {},
  { pause = false }: { pause?: boolean } = {},
): { readonly rows: readonly Row[] | undefined; readonly failed: boolean; readonly refetch: () => void } {
  const client = useClient();
  const [asked, setAsked] = useState(0);
  const refetch = useCallback(() => setAsked((times) => times + 1), []);
  const key = JSON.stringify(where);
  const [answer, setAnswer] = useState<{ key: string; rows?: readonly Row[] }>();
  useEffect(() => {
    if (pause) return undefined;
    let wanted = true;
    async function ask() {
      const rows: Row[] = [];
      for (let offset = 0; offset < most; offset += pageSize) {
        const page = await client
          .query(query, { where: JSON.parse(key), limit: pageSize, offset })
          .toPromise();
        if (!wanted) return;
        if (!page.data) return setAnswer({ key });
        rows.push(...page.data.rows);
        if (page.data.rows.length < pageSize) break;
      }
      setAnswer({ key, rows });
    }
    void ask();
    return () => {
      wanted = false;
    };
  }, [client, query, key, pause, asked]);
  // An answer to an earlier query is ignored.
  const current = answer?.key === key ? answer : undefined;
  return { rows: current?.rows, failed: current !== undefined && !current.rows, refetch };
}

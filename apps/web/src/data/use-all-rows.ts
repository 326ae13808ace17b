import { useCallback, useEffect, useState } from 'react';
import { type TypedDocumentNode, useClient } from 'urql';

/** Who may only name a table's rows reads so many at once. */
const atOnce = 50;
/** More are no choice that anybody makes from a list. */
const most = 1_000;

/** All rows of a list that one chooses from, page after page; undefined until they are there. `query` takes limit and offset. */
export function useAllRows<Row>(
  query: TypedDocumentNode<{ rows: readonly Row[] }, { limit: number; offset: number; where: object }>,
  where: object = {},
  { pause = false }: { pause?: boolean } = {},
): { readonly rows: readonly Row[] | undefined; readonly failed: boolean; readonly refetch: () => void } {
  const client = useClient();
  const [answer, setAnswer] = useState<{ rows?: readonly Row[]; failed: boolean }>({ failed: false });
  const [asked, setAsked] = useState(0);
  const refetch = useCallback(() => setAsked((times) => times + 1), []);
  const key = JSON.stringify(where);
  useEffect(() => {
    if (pause) return undefined;
    let wanted = asked >= 0;
    async function ask() {
      const rows: Row[] = [];
      for (let offset = 0; offset < most; offset += atOnce) {
        const page = await client.query(query, { where: JSON.parse(key), limit: atOnce, offset }).toPromise();
        if (!wanted) return;
        if (!page.data) return setAnswer({ failed: true });
        rows.push(...page.data.rows);
        if (page.data.rows.length < atOnce) break;
      }
      setAnswer({ rows, failed: false });
    }
    void ask();
    return () => {
      wanted = false;
    };
  }, [client, query, key, pause, asked]);
  return { rows: answer.rows, failed: answer.failed, refetch };
}

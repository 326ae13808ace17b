import { notifications } from '@mantine/notifications';

/** The number of items that are processed at the same time. */
const concurrency = 4;

let works = 0;

/**
 * Processes items, a few at a time. If there are several, a notification shows the progress, also on other
 * pages. Resolves with an entry for each item: the message of its failure, or null.
 */
export async function processInBackground<Item>(
  doing: string,
  items: readonly Item[],
  work: (item: Item) => Promise<string | null>,
): Promise<readonly (string | null)[]> {
  const id = `work-${++works}`;
  const showsProgress = items.length > 1;
  const words = (done: number) => ({ id, message: `${doing}: ${done} of ${items.length}` });
  if (showsProgress)
    notifications.show({ ...words(0), loading: true, autoClose: false, withCloseButton: false });
  const outcomes: (string | null)[] = items.map(() => null);
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (;;) {
      const at = next++;
      const item = items[at];
      if (item === undefined) return;
      outcomes[at] = await work(item);
      done += 1;
      if (showsProgress) notifications.update({ ...words(done), loading: true, autoClose: false });
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  } finally {
    notifications.hide(id);
  }
  return outcomes;
}

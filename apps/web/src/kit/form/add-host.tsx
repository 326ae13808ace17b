import { lazy, Suspense, useSyncExternalStore } from 'react';
import { addings } from '#kit/fields/adding.ts';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

/** The forms for records added while filling in another form, stacked on top of one another. */
export function AddHost() {
  const all = useSyncExternalStore(addings.subscribe, addings.get);
  return (
    <Suspense>
      {all.map((adding, index) => (
        <AddDialog
          key={index}
          table={adding.list.table}
          as={adding.list}
          called={adding.called}
          onClose={() => adding.end(null)}
          onAdded={adding.end}
        />
      ))}
    </Suspense>
  );
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { addings } from '#kit/fields/adding.ts';

const AddDialog = lazy(async () => ({ default: (await import('./add-dialog.tsx')).AddDialog }));

/** The forms of records that are added while another form is filled in, on top of one another. */
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

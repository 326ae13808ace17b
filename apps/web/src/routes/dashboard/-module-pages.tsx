import { Navigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ModuleScreen } from '#shell/module-screen.tsx';
import { ScreenPending } from '#ui/screen-pending.tsx';
import { ownLists, ownRecords } from './-own-screens.tsx';

/** The list that a feature has made for a module, or the one from its resource. */
export function OwnOrModuleList({ link }: { link: string }) {
  const Own = ownLists[link];
  if (!Own) return <ModuleScreen link={link} />;
  return (
    <Suspense fallback={<ScreenPending />}>
      <Own />
    </Suspense>
  );
}

/** The page of a record or, if its module has none, the list with the record open. */
export function OwnOrListedRecord({ link, id }: { link: string; id: string }) {
  const Own = ownRecords[link];
  if (!Own)
    return (
      <Navigate
        to="/dashboard/$module/list"
        params={{ module: link }}
        search={{ record: id } as never}
        replace
      />
    );
  return (
    <Suspense fallback={<ScreenPending />}>
      <Own id={id} />
    </Suspense>
  );
}

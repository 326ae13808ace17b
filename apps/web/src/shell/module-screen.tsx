import { moduleOfSegment } from '@operatory/domain';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { moduleList, ownRows, resourceOfModule } from '#kit/module-list.ts';
import { ResourceList } from '#kit/resource-list.tsx';
import { useMe } from '#session/session.ts';
import { listAddress, ownScreen } from './screens.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** A module's list by what the register says, for modules without a screen of their own. */
export function ModuleScreen({ link }: { link: string }) {
  const module = moduleOfSegment(link);
  const resource = module && resourceOfModule(module);
  const own = module && ownScreen(module);
  const me = useMe();
  const title = me.modules.find(({ name }) => name === module?.name)?.title ?? module?.title ?? '';
  const definition = useMemo(
    () => (resource && module ? moduleList(resource, title, ownRows(module, me.user.id)) : null),
    [resource, module, title, me.user.id],
  );
  if (own && own !== listAddress(link)) return <Navigate to={own} replace />;
  return definition ? <ResourceList definition={definition} /> : <UnknownAddress />;
}

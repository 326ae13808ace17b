import { moduleOfSegment } from '@operatory/domain';
import { Navigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formPageOf } from '#kit/form-page.ts';
import type { RecordRow } from '#kit/from-resource.tsx';
import type { ListDefinition } from '#kit/list-definition.ts';
import { moduleList, ownRows, resourceOfModule } from '#kit/module-list.ts';
import { RecordFormPage } from '#kit/record-form-page.tsx';
import { ResourceList } from '#kit/resource-list.tsx';
import { useMe } from '#session/session.ts';
import { listAddress, ownScreen } from './screens.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** What the register says of a module's records, for modules without a screen of their own; null for others. */
function useModuleList(link: string): ListDefinition<RecordRow> | null {
  const me = useMe();
  const module = moduleOfSegment(link);
  const resource = module && resourceOfModule(module);
  const title = me.modules.find(({ name }) => name === module?.name)?.title ?? module?.title ?? '';
  return useMemo(
    () => (resource && module ? moduleList(resource, title, ownRows(module, me.user.id)) : null),
    [resource, module, title, me.user.id],
  );
}

/** A module's list by what the register says, for modules without a screen of their own. */
export function ModuleScreen({ link }: { link: string }) {
  const definition = useModuleList(link);
  const module = moduleOfSegment(link);
  const own = module && ownScreen(module);
  if (own && own !== listAddress(link)) return <Navigate to={own} replace />;
  return definition ? <ResourceList definition={definition} /> : <UnknownAddress />;
}

/** The form of a new record of a module, or of the one with this id: a page, or the drawer beside the list where that has room. */
export function ModuleForm({ link, id }: { link: string; id?: string }) {
  const definition = useModuleList(link);
  if (definition && formPageOf(definition))
    return <RecordFormPage definition={definition} {...(id === undefined ? {} : { id })} />;
  return (
    <Navigate to="/dashboard/$module/list" params={{ module: link }} search={{ form: id ?? 'add' }} replace />
  );
}

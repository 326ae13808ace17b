import { SegmentedControl } from '@mantine/core';
import { moduleOfSegment } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formPageOf } from '#kit/form-page.ts';
import type { RecordRow } from '#kit/from-resource.tsx';
import type { ListDefinition } from '#kit/list-definition.ts';
import type { ListSearch } from '#kit/list-search.ts';
import { kindsOfModule, moduleList, ownRows } from '#kit/module-list.ts';
import { readableOf } from '#kit/readable.ts';
import { RecordFormPage } from '#kit/record-form-page.tsx';
import { ResourceList } from '#kit/resource-list.tsx';
import { useMe } from '#session/session.ts';
import { listAddress, ownScreen } from './screens.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** What the register says of a module's records, for modules without a screen of their own; null for others. */
function useModuleList(link: string): ListDefinition<RecordRow> | null {
  const me = useMe();
  const module = moduleOfSegment(link);
  const { kind } = useSearch({ strict: false }) as ListSearch;
  const kinds = useMemo(
    () => (module ? kindsOfModule(module).filter((each, index) => index === 0 || readableOf(each, me)) : []),
    [module, me],
  );
  const [main] = kinds;
  const resource = kinds.find(({ table }) => table === kind) ?? main;
  const title =
    resource === main
      ? (me.modules.find(({ name }) => name === module?.name)?.title ?? module?.title ?? '')
      : (resource?.plural ?? '');
  return useMemo(() => {
    if (!resource || !module) return null;
    const list = moduleList(resource, title, resource === main ? ownRows(module, me.user.id) : undefined);
    return kinds.length > 1
      ? { ...list, above: () => <Kinds kinds={kinds} chosen={resource.table} /> }
      : list;
  }, [resource, main, kinds, module, title, me.user.id]);
}

/** A module's list by what the register says, for modules without a screen of their own. */
export function ModuleScreen({ link }: { link: string }) {
  const definition = useModuleList(link);
  const module = moduleOfSegment(link);
  const own = module && ownScreen(module);
  if (own && own !== listAddress(link)) return <Navigate to={own} replace />;
  return definition ? <ResourceList key={definition.table} definition={definition} /> : <UnknownAddress />;
}

/** Which of the module's kinds of record is listed. */
function Kinds({ kinds, chosen }: { kinds: readonly AnyResource[]; chosen: string }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="Kind of record"
      mb={12}
      w="fit-content"
      data={kinds.map(({ table, plural }) => ({ value: table, label: plural }))}
      value={chosen}
      onChange={(kind) => void navigate({ to: '.', search: { kind } as never })}
    />
  );
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

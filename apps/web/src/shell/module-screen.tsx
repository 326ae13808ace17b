import { Box, SegmentedControl } from '@mantine/core';
import { moduleOfSegment } from '@operatory/domain';
import type { AnyResource } from '@operatory/resource';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { formPageOf } from '#kit/definition/form-page.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import type { ListSearch } from '#kit/definition/list-search.ts';
import { ownRows } from '#kit/definition/own-rows.ts';
import { readableOf } from '#kit/definition/readable.ts';
import { useValueChips } from '#kit/filter/use-value-chips.ts';
import { RecordFormPage } from '#kit/form/record-form-page.tsx';
import { MonthTotals } from '#kit/list/month-totals.tsx';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { SpaceUsed } from '#kit/list/space-used.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { kindsOfModule, moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import classes from './module-screen.module.css';
import { listAddress, ownScreen } from './screens.ts';
import { UnknownAddress } from './unknown-address.tsx';

/** The list of a module from its resource; null for modules that have none. */
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
  const chips = useValueChips(resource);
  return useMemo(() => {
    if (!resource || !module) return null;
    const plain = moduleList(resource, title, resource === main ? ownRows(module, me.user.id) : undefined);
    const list = chips.length > 0 ? { ...plain, chips } : plain;
    const { totals, table, space } = resource;
    if (totals) return { ...list, above: () => <MonthTotals table={table} totals={totals} /> };
    if (space) return { ...list, above: () => <SpaceUsed table={table} column={space} /> };
    return kinds.length > 1
      ? { ...list, above: () => <Kinds kinds={kinds} chosen={resource.table} /> }
      : list;
  }, [resource, main, kinds, module, title, chips, me]);
}

/** Changes the list of a module's own table; other lists of the module stay as they are. */
export type ListChange = (list: ListDefinition<RecordRow>) => ListDefinition<RecordRow>;

/** The list of a module from its resource. `change` must be the same function each time. */
export function ModuleScreen({ link, change }: { link: string; change?: ListChange }) {
  const list = useModuleList(link);
  const table = moduleOfSegment(link)?.table_name;
  const definition = useMemo(
    () => (list && change && list.table === table ? change(list) : list),
    [list, change, table],
  );
  const module = moduleOfSegment(link);
  const own = module && ownScreen(module);
  if (own && own !== listAddress(link)) return <Navigate to={own} replace />;
  return definition ? <ResourceList key={definition.table} definition={definition} /> : <UnknownAddress />;
}

/** Chooses which of the module's tables is listed. */
function Kinds({ kinds, chosen }: { kinds: readonly AnyResource[]; chosen: string }) {
  const navigate = useNavigate();
  const row = useRef<HTMLDivElement>(null);
  // On a phone the choices are wider than the screen, so the chosen one is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another one is chosen
  useEffect(() => {
    row.current
      ?.querySelector('input:checked + label')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <Box ref={row} mb={12} className={classes.kinds ?? ''}>
      <SegmentedControl
        aria-label="Type of record"
        w="max-content"
        data={kinds.map(({ table, plural }) => ({ value: table, label: plural }))}
        value={chosen}
        onChange={(kind) => void navigate({ to: '.', search: { kind } as never })}
      />
    </Box>
  );
}

/**
 * The form of a module's record, new or with this id: on a page, or in the drawer beside the list if it is
 * short enough.
 */
export function ModuleForm({ link, id }: { link: string; id?: string }) {
  const definition = useModuleList(link);
  if (definition && formPageOf(definition))
    return <RecordFormPage definition={definition} {...(id === undefined ? {} : { id })} />;
  return (
    <Navigate to="/dashboard/$module/list" params={{ module: link }} search={{ form: id ?? 'add' }} replace />
  );
}

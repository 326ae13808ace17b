import { ActionIcon } from '@mantine/core';
import type { Module } from '@operatory/domain';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useCommand } from '#data/hooks.ts';
import { useCan } from '#session/permissions.ts';
import { Tick } from '#ui/tick.tsx';
import { clientModules, isIncluded, tickOf, tickWords } from './module-ticks.ts';
import { addModule, setModule } from './package-data.ts';
import classes from './packages.module.css';
import type { PackageRow } from './packages-screen.tsx';

/** One row for each module, with a tick for each package. The sub-modules of an expanded module follow it. */
export function ModuleRows({
  packages,
  opened,
  onToggle,
}: {
  packages: readonly PackageRow[];
  opened: ReadonlySet<string>;
  onToggle: (name: string) => void;
}) {
  return (
    <tbody>
      <tr className={classes.section}>
        <th scope="colgroup" colSpan={packages.length + 1}>
          Modules
        </th>
      </tr>
      {clientModules.flatMap(({ module, below }) => [
        <ModuleRow
          key={module.name}
          module={module}
          packages={packages}
          isOpen={below.length > 0 ? opened.has(module.name) : undefined}
          onToggle={() => onToggle(module.name)}
        />,
        ...(opened.has(module.name)
          ? below.map((child) => <ModuleRow key={child.name} module={child} packages={packages} />)
          : []),
      ])}
    </tbody>
  );
}

function ModuleRow({
  module,
  packages,
  isOpen,
  onToggle,
}: {
  module: Module;
  packages: readonly PackageRow[];
  /** Whether the module's sub-modules are shown; undefined if it has none. */
  isOpen?: boolean | undefined;
  onToggle?: () => void;
}) {
  return (
    <tr data-below={module.parent !== null || undefined}>
      <th scope="row">
        <span className={classes.module}>
          {isOpen === undefined ? null : (
            <ActionIcon
              size="sm"
              aria-label={`Sub-modules of ${module.title}`}
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
            </ActionIcon>
          )}
          {module.title}
        </span>
      </th>
      {packages.map((row) => (
        <td key={row.id}>
          <ModuleTick module={module} row={row} />
        </td>
      ))}
    </tr>
  );
}

function ModuleTick({ module, row }: { module: Module; row: PackageRow }) {
  const can = useCan();
  const stored = row.packagemodules.find(({ module_id }) => module_id === module.id);
  const [change, changing] = useCommand(setModule);
  const [add, adding] = useCommand(addModule);
  const tick = tickOf(module, row.id, row.packagemodules);
  const isOpen = (tick === 'in' || tick === 'out') && can('packages', stored ? 'EDIT' : 'ADD');
  if (tick === 'lacking') return <span className={classes.none}>Not in this tier</span>;
  return (
    <Tick
      aria-label={`${module.title} in ${row.name}: ${tickWords[tick]}`}
      checked={isIncluded(tick)}
      disabled={!isOpen || changing || adding}
      title={tick === 'always' ? 'Always included' : undefined}
      onChange={({ currentTarget: { checked } }) =>
        void (stored
          ? change({ id: stored.id, checked })
          : add({ object: { package_id: row.id, module_id: module.id, checked } }))
      }
    />
  );
}

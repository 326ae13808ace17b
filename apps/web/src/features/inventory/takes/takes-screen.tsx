import { moduleOf } from '@operatory/domain';
import { useMemo } from 'react';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useMe } from '#session/session.ts';
import { StartTake } from './start-take.tsx';

const module = 'stock-takes';
const address = (id: string) => `/dashboard/stock-takes/${id}`;

export function TakesScreen() {
  const me = useMe();
  const definition = useMemo(() => {
    const title = me.modules.find(({ name }) => name === module)?.title ?? moduleOf(module).title;
    const { form: _, ...list } = moduleList(resourceOf('stock_takes'), title);
    return {
      ...list,
      emptyLine: 'Count a shelf or the whole clinic.',
      actions: () => <StartTake />,
      pages: {
        view: address,
        edit: address,
        // A dialog, and not a form page, starts a stock-take.
        add: { to: '/dashboard/stock-takes/list', label: 'Start stocktake', allowed: () => false },
      },
    };
  }, [me]);
  return <ResourceList definition={definition} />;
}

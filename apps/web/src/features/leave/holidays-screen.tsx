import { type BoolExp, isNull } from '@operatory/resource';
import { useMemo } from 'react';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useToday } from '#session/use-today.ts';
import { FillHolidays } from './fill-holidays.tsx';

const holidays = moduleList(resourceOf('holidays'), 'Public holidays');
const from = (day: string): BoolExp => ({ date: { _gte: day } });

/** The public holidays. Leave is not counted on them. */
export function HolidaysScreen() {
  const today = useToday();
  const definition = useMemo(
    () => ({
      ...holidays,
      chips: [
        { key: 'coming', label: 'Coming', where: from(today), needs: 'date' },
        {
          key: 'national',
          label: 'Whole country',
          where: { _and: [from(today), isNull('state')] } as BoolExp,
          needs: 'state',
        },
        { key: 'all', label: 'All', where: {} },
      ],
      emptyLine: 'Public holidays appear here.',
      actions: () => <FillHolidays />,
    }),
    [today],
  );
  return <ResourceList definition={definition} />;
}

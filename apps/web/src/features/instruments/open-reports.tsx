import { Button, Menu, Text } from '@mantine/core';
import { type InstrumentResolution, instrumentHistoryStatuses, resolutions } from '@operatory/domain';
import { IconChevronDown } from '@tabler/icons-react';
import { useCommand } from '#data/hooks.ts';
import { Pill } from '#ui/pill.tsx';
import classes from './day.module.css';
import { type Report, resolveReport } from './day-data.ts';

const labelOf = (status: string): string =>
  instrumentHistoryStatuses.find(({ value }) => value === status)?.label ?? status;

export function OpenReports({ reports, may }: { reports: readonly Report[]; may: boolean }) {
  const [deal, dealing] = useCommand(resolveReport);
  return (
    <aside aria-labelledby="open-reports" className={classes.open}>
      <h2 id="open-reports" className={classes.heading}>
        Missing and broken
      </h2>
      {reports.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          Nothing is missing or broken.
        </Text>
      ) : (
        <ul className={classes.rows}>
          {reports.map(({ id, instrument_count_item, status, notes, instrument_count }) => (
            <li key={id} className={classes.report}>
              <div className={classes.name}>
                <span>{instrument_count_item?.name}</span>
                <Text size="xs" c="var(--op-muted)">
                  {instrument_count?.count_date}
                  {notes ? ` · ${notes}` : ''}
                </Text>
              </div>
              <Pill hue={status === 'Broken' ? 'orange' : 'red'}>{labelOf(status)}</Pill>
              {may ? (
                <Menu position="bottom-end">
                  <Menu.Target>
                    <Button
                      size="xs"
                      variant="default"
                      disabled={dealing}
                      rightSection={<IconChevronDown size={14} />}
                      aria-label={`Resolve ${instrument_count_item?.name ?? ''}`}
                    >
                      Resolve
                    </Button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {resolutions.map((status: InstrumentResolution) => (
                      <Menu.Item key={status} onClick={() => void deal({ id, status })}>
                        {labelOf(status)}
                      </Menu.Item>
                    ))}
                  </Menu.Dropdown>
                </Menu>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { IconFilter, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Failed, NothingYet } from '#ui/empty-state.tsx';
import {
  closedPanel,
  queryOf,
  type ReportQuery,
  toggledPanel,
  withFilter,
  withoutRow,
  withRow,
} from './report-query.ts';
import classes from './reports.module.css';

/** Milliseconds after which a dashboard that has not loaded is treated as failed. */
const timeoutMs = 20_000;

/** An external dashboard in a frame, with a panel to filter it. */
export function ReportsFrame({
  fields,
  address,
}: {
  fields: readonly { readonly value: string; readonly label: string }[];
  /** The dashboard's URL for a query; null when none is configured. */
  address: (query: ReportQuery) => string | null;
}) {
  const [panel, setPanel] = useState(closedPanel);
  const [applied, setApplied] = useState<ReportQuery>(() => queryOf(closedPanel));
  const [attempt, setAttempt] = useState(0);
  const key = () => crypto.randomUUID();
  const source = address(applied);
  if (source === null) return <NothingYet line="No reports have been set up yet." />;
  return (
    <Stack gap={16}>
      <Group gap={8}>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} />}
          aria-expanded={panel.open}
          onClick={() => setPanel(toggledPanel(panel, key()))}
        >
          Filters
        </Button>
      </Group>
      {panel.open ? (
        <form
          className={classes.panel}
          aria-label="Filters"
          onSubmit={(event) => {
            event.preventDefault();
            setApplied(queryOf(panel));
          }}
        >
          {panel.filters.map((filter, index) => (
            <div key={filter.key} className={classes.row}>
              <Select
                label={`Field ${index + 1}`}
                data={[...fields]}
                value={filter.field || null}
                onChange={(field) => setPanel(withFilter(panel, filter.key, { field: field ?? '' }))}
              />
              <TextInput
                label={`Value ${index + 1}`}
                value={filter.value}
                onChange={(event) =>
                  setPanel(withFilter(panel, filter.key, { value: event.currentTarget.value }))
                }
              />
              <ActionIcon
                size={32}
                mt={26}
                aria-label={`Remove filter ${index + 1}`}
                onClick={() => {
                  const next = withoutRow(panel, filter.key);
                  setPanel(next);
                  if (!next.open) setApplied(queryOf(next));
                }}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          ))}
          <Group gap={8}>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              onClick={() => setPanel(withRow(panel, key()))}
            >
              Add field
            </Button>
            <Button
              variant="default"
              onClick={() => {
                setPanel(closedPanel);
                setApplied(queryOf(closedPanel));
              }}
            >
              Clear
            </Button>
            <Button type="submit">Apply</Button>
          </Group>
        </form>
      ) : null}
      <Frame key={`${source} ${attempt}`} source={source} onRefresh={() => setAttempt(attempt + 1)} />
    </Stack>
  );
}

function Frame({ source, onRefresh }: { source: string; onRefresh: () => void }) {
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>('waiting');
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'failed') return <Failed onRefresh={onRefresh} />;
  return (
    <iframe
      className={classes.frame}
      src={source}
      title="Reports"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      referrerPolicy="no-referrer"
      onLoad={() => setState('there')}
    />
  );
}

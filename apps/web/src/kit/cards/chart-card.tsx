import { SegmentedControl, Table } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Card, type CardAnswer, CardNothing } from './card.tsx';
import classes from './cards.module.css';

/** A chart that can be switched to a table of its numbers, for users who cannot see the chart. */
export function ChartCard({
  title,
  answer,
  nothing,
  heads,
  rows,
  children,
}: {
  title: string;
  answer: CardAnswer;
  /** The text shown if there is nothing to draw; null if there is something. */
  nothing: string | null;
  heads: readonly string[];
  /** The table's rows; the first cell of each is its heading. */
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}) {
  const [view, setView] = useState('chart');
  return (
    <Card title={title} answer={answer} bones={4}>
      {nothing ? (
        <CardNothing>{nothing}</CardNothing>
      ) : (
        <>
          <SegmentedControl
            size="xs"
            mb={12}
            aria-label={`${title}: show as`}
            data={[
              { value: 'chart', label: 'Chart' },
              { value: 'table', label: 'Table' },
            ]}
            value={view}
            onChange={setView}
          />
          {view === 'chart' ? (
            <div aria-hidden>{children}</div>
          ) : (
            // The table is wider than a phone, so it can be scrolled with the keys too.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
            <section className={classes.scroll} tabIndex={0} aria-label={title}>
              <Table fz={13} className="tabular">
                <Table.Thead>
                  <Table.Tr>
                    {heads.map((head, index) => (
                      <Table.Th key={head} ta={index === 0 ? 'start' : 'end'}>
                        {head}
                      </Table.Th>
                    ))}
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map(([name, ...values]) => (
                    <Table.Tr key={name}>
                      <Table.Th scope="row" fw={500}>
                        {name}
                      </Table.Th>
                      {values.map((value, index) => (
                        <Table.Td key={heads[index + 1]} ta="end">
                          {value}
                        </Table.Td>
                      ))}
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </section>
          )}
        </>
      )}
    </Card>
  );
}

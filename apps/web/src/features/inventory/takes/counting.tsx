import { Button, Group, Progress, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core';
import { folded } from '@operatory/resource';
import { IconBarcode, IconCloudUp, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { ScanDialog } from '#files/scan/scan-dialog.tsx';
import { readableColumns } from '#kit/definition/readable.ts';
import { useMe } from '#session/session.ts';
import { useKeys } from '#ui/keys.ts';
import { findByCode } from '../scan/find-by-code.ts';
import { CountPad } from './count-pad.tsx';
import { type CountLine, elsewhereInWords, linesByCode, nextToCount } from './lines.ts';
import { recordTake, type Take } from './take-data.ts';
import classes from './takes.module.css';

type Counted = Pick<CountLine, 'id' | 'product' | 'lot' | 'name' | 'about' | 'unit' | 'counted' | 'note'>;

/** The lines to count, without the recorded quantities. Counts entered offline are sent later. */
export function CountingLines({ take, lines }: { take: Take; lines: readonly CountLine[] }) {
  const client = useClient();
  const readsLots = readableColumns('clinic_im_product_stocks', useMe()) !== null;
  const [show, setShow] = useState<'open' | 'all'>('open');
  const [text, setText] = useState('');
  const [scanning, setScanning] = useState(false);
  const [pad, setPad] = useState<Counted | null>(null);
  useKeys([{ key: 's', label: 'Scan an item', run: () => setScanning(true) }]);
  const [record] = useCommand(recordTake, {
    waits: ({ lines: [line] }) => ({
      row: `${take.id} ${line?.clinic_im_product_id} ${line?.clinic_im_product_stock_id}`,
      about: lines.find(({ product }) => product === line?.clinic_im_product_id)?.name ?? take.name,
    }),
  });
  const done = lines.filter(({ counted }) => counted !== null).length;
  const wanted = folded(text.trim());
  const shown = lines.filter(
    ({ counted, name, about, codes }) =>
      (wanted !== '' || show === 'all' || counted === null) &&
      [name, about, ...codes].some((words) => folded(words).includes(wanted)),
  );

  async function scanned(code: string) {
    setScanning(false);
    const [first, ...others] = linesByCode(lines, code);
    if (first && others.length === 0) return setPad(first);
    // If several lots have the scanned code, the list is filtered and the user chooses one by its number.
    if (first) return setText(first.name);
    try {
      const [found] = await findByCode(client, code, { clinicId: take.clinic_id, readsLots });
      if (!found) return toast.error(`Nothing here has the code ${code}`, 5_000);
      const elsewhere = elsewhereInWords(found);
      if (elsewhere) return toast.error(elsewhere, 5_000);
      setPad({
        id: '',
        product: found.id,
        lot: null,
        name: found.name,
        about: 'Found here, but not on the list',
        unit: null,
        counted: null,
        note: null,
      });
    } catch {
      toast.error(`No item on this list has the code ${code}`, 5_000);
    }
  }

  function save(line: Counted, amount: number, note: string | null) {
    void record({
      id: take.id,
      lines: [
        {
          clinic_im_product_id: line.product,
          clinic_im_product_stock_id: line.lot,
          counted_quantity: amount,
          note,
        },
      ],
    });
    setText('');
    setPad((line.id !== '' && line.counted === null && nextToCount(lines, line.id)) || null);
  }

  return (
    <>
      <Group gap={12} mb={12}>
        <Text size="sm" className="tabular" role="status">
          {done} of {lines.length} counted
        </Text>
        <Progress
          flex={1}
          miw={80}
          value={lines.length === 0 ? 0 : (done / lines.length) * 100}
          aria-label="Counted"
        />
      </Group>
      <Group gap={8} mb={12}>
        <SegmentedControl
          aria-label="Show items"
          data={[
            { value: 'open', label: 'To count' },
            { value: 'all', label: 'All' },
          ]}
          value={show}
          onChange={(next) => setShow(next as 'open' | 'all')}
        />
        <TextInput
          data-search
          flex={1}
          miw={140}
          type="search"
          aria-label="Search items"
          placeholder="Name, lot or code"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<IconBarcode size={16} />}
          aria-keyshortcuts="s"
          onClick={() => setScanning(true)}
        >
          Scan
        </Button>
      </Group>
      {shown.length === 0 ? (
        <Text size="sm" c="var(--op-muted)" role="status">
          {wanted === '' && done === lines.length ? 'Everything is counted.' : 'No items match your search.'}
        </Text>
      ) : (
        <ul className={classes.lines} aria-label="Lines">
          {shown.map((line) => (
            <li key={line.id}>
              <UnstyledButton className={classes.line ?? ''} onClick={() => setPad(line)}>
                <span className={classes.words}>
                  <span className={classes.name}>{line.name}</span>
                  <span className={classes.about}>{line.about}</span>
                </span>
                <span className={`tabular ${classes.counted}`}>
                  {line.isWaiting ? (
                    <IconCloudUp
                      size={16}
                      role="img"
                      aria-label="Not sent yet. It will be sent when you are online again."
                    />
                  ) : null}
                  {line.counted ?? <span className={classes.open}>Count</span>}
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {scanning ? (
        <ScanDialog onClose={() => setScanning(false)} onScan={(code) => void scanned(code)} />
      ) : null}
      {pad ? (
        <CountPad
          key={`${pad.id} ${pad.product}`}
          name={pad.name}
          about={pad.about}
          unit={pad.unit}
          begins={pad.counted}
          note={pad.note}
          onSave={(amount, note) => save(pad, amount, note)}
          onClose={() => setPad(null)}
        />
      ) : null}
    </>
  );
}

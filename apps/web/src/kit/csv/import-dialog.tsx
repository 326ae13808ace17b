import { Button, Modal, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '#downloads/save-file.ts';
import { onPastedFiles } from '#files/pasted.ts';
import type { FormField, ListDefinition, RowBase } from '#kit/definition/list-definition.ts';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { useOnTop } from '#ui/on-top.ts';
import { usePhone } from '#ui/window-width.ts';
import { knownHeadings, templateCsv } from './csv-mapping.ts';
import classes from './import-dialog.module.css';
import { ImportRows } from './import-rows.tsx';
import type { CsvTable } from './read-csv.ts';
import { maxFileBytes, maxFileRows, readFile } from './read-file.ts';
import type { Sending } from './run-import.ts';
import type { RowsCheck } from './use-import.ts';

export interface ImportList
  extends Pick<ListDefinition<RowBase>, 'table' | 'title' | 'duplicate' | 'derive'> {
  /** The title of the dialog, if it does something other than import rows. */
  readonly heading?: string;
  /** The name of an empty file with the headings, which is offered to be filled in. */
  readonly template?: string;
  /** Checks valid rows against each other and against existing records. */
  readonly check?: RowsCheck;
  /** How rows are sent, if not to the endpoint for imports. */
  readonly sending?: Sending;
  /** An action on valid rows, if the dialog does not add them itself. */
  readonly continues?: {
    readonly label: string;
    readonly onRows: (records: readonly Readonly<Record<string, unknown>>[]) => void;
  };
}

interface Chosen {
  readonly name: string;
  readonly table: CsvTable;
}

/**
 * Imports records from a file that is chosen, dropped or pasted. Columns are matched with fields, and all
 * rows are checked before any is added.
 */
export default function ImportDialog({
  list,
  fields,
  onClose,
}: {
  list: ImportList;
  fields: readonly FormField[];
  onClose: () => void;
}) {
  const phone = usePhone();
  const onTop = useOnTop();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title={list.heading ?? `Import ${lowerCaseTitle(list.title)}`}
      size={880}
      fullScreen={phone}
      // A click outside must not discard the matched columns.
      closeOnClickOutside={chosen === null}
      closeOnEscape={onTop}
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 600, fontSize: 16 } }}
    >
      {chosen ? (
        <ImportRows
          list={list}
          fields={fields}
          fileName={chosen.name}
          file={chosen.table}
          onAnother={() => setChosen(null)}
          onClose={onClose}
        />
      ) : (
        <ChooseFile
          known={knownHeadings(fields)}
          onChosen={setChosen}
          {...(list.template
            ? { onTemplate: () => saveFile(list.template ?? '', csvBlob(templateCsv(fields))) }
            : {})}
        />
      )}
    </Modal>
  );
}

const csvBlob = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });

function ChooseFile({
  known,
  onChosen,
  onTemplate,
}: {
  known: readonly string[];
  onChosen: (chosen: Chosen) => void;
  onTemplate?: () => void;
}) {
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  async function take(file: File | undefined) {
    if (!file || reading) return;
    setReading(true);
    const found = await read(file, known);
    setReading(false);
    if (typeof found === 'string') setProblem(found);
    else onChosen({ name: file.name, table: found });
  }
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const element = place.current;
    return element ? onPastedFiles(element, ([file]) => void latest.current(file)) : undefined;
  }, []);
  // Cells copied from a spreadsheet can be pasted as text.
  useEffect(() => {
    function onPaste({ clipboardData }: ClipboardEvent) {
      const text = clipboardData?.getData('text/plain') ?? '';
      if (text.trim() !== '' && clipboardData?.files.length === 0)
        void latest.current(new File([text], 'Pasted.csv', { type: 'text/csv' }));
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for users who drag a file; the button does the same
    <div
      ref={place}
      className={classes.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      <Button data-autofocus loading={reading} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        aria-label="File to import"
        onChange={(event) => void take(event.currentTarget.files?.[0])}
      />
      <Text size="sm" c="var(--op-muted)" ta="center">
        You can also drop a CSV file here, or paste rows from a spreadsheet. The first row must contain the
        headings.
      </Text>
      {onTemplate ? (
        <Button variant="subtle" size="xs" onClick={onTemplate}>
          Download a template
        </Button>
      ) : null}
      <Text size="sm" c="var(--op-red-ink)" role="alert">
        {problem}
      </Text>
    </div>
  );
}

async function read(file: File, known: readonly string[]): Promise<CsvTable | string> {
  if (file.size > maxFileBytes) return 'Files can be up to 20 MB.';
  try {
    const table = await readFile(file, known);
    if (table.problem) return table.problem;
    if (table.rows.length === 0) return 'There are no rows in this file';
    if (table.rows.length > maxFileRows) return 'You can import up to 50,000 rows at a time';
    return table;
  } catch {
    return "This file can't be read";
  }
}

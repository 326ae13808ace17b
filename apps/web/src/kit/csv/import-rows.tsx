import { Button, Group, List, Select, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { isRequired, labelOf } from '@operatory/resource';
import { useState } from 'react';
import type { FormField } from '#kit/definition/list-definition.ts';
import { titleColumn } from '#kit/definition/title-column.ts';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import type { CheckedRow } from './check-rows.ts';
import classes from './import-dialog.module.css';
import type { ImportList } from './import-dialog.tsx';
import { ImportPreview } from './import-preview.tsx';
import { MissingRows } from './missing-rows.tsx';
import type { CsvTable } from './read-csv.ts';
import { runImport, saveWrongRows } from './run-import.ts';
import { sendRows } from './send-rows.ts';
import { type ImportState, useImport } from './use-import.ts';

const number = new Intl.NumberFormat('en-AU');
const listed = 8;

/**
 * A parsed file: the matched columns, a preview of the rows and their problems, and the button that starts
 * the import.
 */
export function ImportRows({
  list,
  fields,
  fileName,
  file,
  onAnother,
  onClose,
}: {
  list: ImportList;
  fields: readonly FormField[];
  fileName: string;
  file: CsvTable;
  onAnother: () => void;
  onClose: () => void;
}) {
  const state = useImport(list, fields, file);
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const { checked, mapping } = state;
  const right = checked?.filter((row) => row.problem === '') ?? [];
  const wrong = checked?.filter((row) => row.problem !== '') ?? [];
  const clinicField = fields.find(({ field }) => field.kind === 'reference' && field.table === 'clinics');
  const unmatched = fields.filter(
    (each) => isRequired(each.field) && !(each.name in mapping) && each !== clinicField,
  );

  async function start() {
    setStarting(true);
    try {
      const rows = state.adding.size > 0 ? await addMissing(state) : (checked ?? []);
      state.remember();
      if (list.continues) {
        list.continues.onRows(rows.filter((row) => row.problem === '').map(({ record }) => record));
        return;
      }
      void runImport({
        ...list,
        fileName,
        headings: file.headings,
        rows: rows.map((row) => ({ ...row, record: { ...row.record, ...list.derive?.(row.record) } })),
        fields,
      });
      onClose();
    } catch {
      setProblem(specifiedMessages.not_saved);
      setStarting(false);
    }
  }

  return (
    <>
      <Text size="sm" c="var(--op-muted)" mb={12}>
        {fileName}: {number.format(file.rows.length)} {file.rows.length === 1 ? 'row' : 'rows'}
      </Text>
      <Title order={3} fz={14} mb={8}>
        Match the columns
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing={12}>
        {fields.map((each) => (
          <Select
            key={each.name}
            label={labelOf(each.name, each.field)}
            withAsterisk={isRequired(each.field)}
            placeholder={each === clinicField ? 'Choose below' : 'Not in the file'}
            clearable
            searchable
            data={file.headings.map((heading, place) => ({
              value: String(place),
              label: heading || `Column ${place + 1}`,
            }))}
            value={mapping[each.name] === undefined ? null : String(mapping[each.name])}
            onChange={(place) => state.choose(each.name, place === null ? null : Number(place))}
            error={unmatched.includes(each) ? 'Choose a column' : undefined}
          />
        ))}
        {clinicField && !(clinicField.name in mapping) ? (
          <ClinicInput
            label={`${labelOf(clinicField.name, clinicField.field)} for all rows`}
            withAsterisk={isRequired(clinicField.field)}
            clearable={!isRequired(clinicField.field)}
            {...(isRequired(clinicField.field)
              ? {}
              : { placeholder: isOneOfMany(clinicField) ? 'Choose a clinic' : 'All clinics' })}
            value={state.clinic || null}
            onChange={(id) => state.setClinic(id ?? '')}
          />
        ) : null}
      </SimpleGrid>
      <MissingRows state={state} />
      <Title order={3} fz={14} mt={24} mb={8}>
        Preview of the first rows
      </Title>
      {checked ? (
        <ImportPreview rows={checked.slice(0, 5)} fields={fields} mapping={mapping} />
      ) : state.failed ? (
        <Group gap={8}>
          <Text size="sm">{specifiedMessages.something_went_wrong}</Text>
          <Button variant="default" size="xs" onClick={state.retry}>
            Refresh
          </Button>
        </Group>
      ) : (
        <Skeleton height={120} />
      )}
      <Text size="sm" mt={12} role="status" fw={550}>
        {checked
          ? `${number.format(right.length)} ${right.length === 1 ? 'row is' : 'rows are'} ready${wrong.length > 0 ? `, ${number.format(wrong.length)} ${wrong.length === 1 ? 'has' : 'have'} errors and will be left out` : ''}.`
          : state.failed
            ? ''
            : 'Checking every row…'}
      </Text>
      {wrong.length > 0 ? <WrongRows {...{ fileName, file, wrong }} /> : null}
      <Text size="sm" c="var(--op-red-ink)" role="alert">
        {problem}
      </Text>
      <div className={classes.foot}>
        <Button variant="subtle" color="gray" onClick={onAnother} disabled={starting}>
          Choose another file
        </Button>
        <Group gap={8}>
          <Button variant="default" onClick={onClose} disabled={starting}>
            Cancel
          </Button>
          <Button
            loading={starting}
            disabled={right.length === 0}
            onClick={() => void start()}
            data-autofocus
          >
            {list.continues?.label ?? list.sending?.verb ?? 'Import'}
            {right.length > 0 ? ` ${number.format(right.length)}` : ''}
          </Button>
        </Group>
      </div>
    </>
  );
}

/**
 * Whether the field can have several clinics, as that of people does, and so needs at least one. Other
 * records without a clinic are for all clinics.
 */
const isOneOfMany = ({ field }: FormField): boolean => field.kind === 'reference' && field.many === true;

function WrongRows({
  fileName,
  file,
  wrong,
}: {
  fileName: string;
  file: CsvTable;
  wrong: readonly CheckedRow[];
}) {
  return (
    <>
      <List size="sm" spacing={2} my={8} aria-label="Rows with errors">
        {wrong.slice(0, listed).map(({ row, problem }) => (
          <List.Item key={row.number}>
            Row {row.number}: {problem}
          </List.Item>
        ))}
      </List>
      <Button variant="default" size="xs" onClick={() => saveWrongRows(fileName, file.headings, wrong)}>
        Download the rows with errors
      </Button>
    </>
  );
}

/** Adds the missing rows that the file names. If somebody else has added one since, that one is used. */
async function addMissing({ missing, adding, recheck }: ImportState): Promise<readonly CheckedRow[]> {
  for (const { table, names } of missing.filter((each) => adding.has(each.table))) {
    const title = titleColumn(table);
    for (let from = 0; from < names.length; from += 100)
      await sendRows(
        {
          table,
          key: crypto.randomUUID(),
          rows: names.slice(from, from + 100).map((name) => ({ [title]: name })),
        },
        AbortSignal.timeout(60_000),
      );
  }
  return recheck();
}

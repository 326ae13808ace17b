import { Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useQueryData } from '#data/hooks.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { useMe } from '#session/session.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { BuilderForm } from './builder-form.tsx';
import { type FormTable, type FormWithQuestions, formFieldsOf, listPath, readForm } from './form-kinds.ts';

/** An induction form with its questions: a new one (`id` null), or the one with this id. */
export function BuilderScreen({ table, id }: { table: FormTable; id: string | null }) {
  const me = useMe();
  const { plural, singular } = resourceOf(table);
  const word = id === null ? 'Add' : 'Edit';
  const fields = useMemo(() => formFieldsOf(table, id === null ? 'insert' : 'update', me), [table, id, me]);
  const query = useMemo(() => readForm(table, fields), [table, fields]);
  const { data, error, refetch } = useQueryData(query, { id: id ?? '' }, { pause: id === null });
  const [reloaded, setReloaded] = useState<FormWithQuestions | null>(null);
  const form = data?.row && (reloaded ?? data.row);
  if (data && !form) return <ScreenMissing />;
  return (
    <Page
      title={`${word} ${singular.toLowerCase()}`}
      {...(form ? { note: String(form.name) } : {})}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: plural, to: listPath(table) },
        { label: word },
      ]}
    >
      {id === null ? (
        <BuilderForm table={table} fields={fields} row={null} onReload={setReloaded} />
      ) : error && !form ? (
        <Failed onRefresh={refetch} />
      ) : form ? (
        <BuilderForm
          key={JSON.stringify(reloaded)}
          table={table}
          fields={fields}
          row={form}
          onReload={setReloaded}
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Page>
  );
}

import { Skeleton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { clinicReach } from '@operatory/domain/permissions/clinic-reach';
import { useState } from 'react';
import type { ResultOf } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';
import { useMe } from '#session/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { savePack } from '../induction-commands.ts';
import { packArguments, packDraft, packFieldsFor, packProblems } from './pack-fields.ts';
import { packToEdit } from './pack-query.ts';
import { packViewer } from './pack-viewer.ts';

type Pack = NonNullable<ResultOf<typeof packToEdit>['induction_packs_by_pk']>;

/** The dialog to add a pack, or to change the one with this id. */
export function PackDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data } = useQueryData(packToEdit, { id: id ?? '' }, { pause: id === null });
  const pack = data?.induction_packs_by_pk ?? null;
  return id !== null && !pack ? (
    <Dialog title="Edit induction pack" onClose={onClose}>
      <Skeleton height={240} />
    </Dialog>
  ) : (
    <Loaded pack={pack} onClose={onClose} />
  );
}

function Loaded({ pack, onClose }: { pack: Pack | null; onClose: () => void }) {
  const [save, saving] = useCommand(savePack, { success: 'Pack saved' });
  const me = useMe();
  const [fields] = useState(() => packFieldsFor(clinicReach(packViewer(me))));
  const form = useForm<FieldValues>({
    initialValues: pack ? packDraft(fields, pack) : packDraft(fields),
    validate: (values) => packProblems(fields, values),
  });
  async function send(values: FieldValues) {
    const { ok } = await save({
      id: pack?.id ?? null,
      version: pack?.version ?? null,
      ...packArguments(values),
    });
    if (ok) onClose();
  }
  return (
    <FormDialog
      title={pack ? 'Edit induction pack' : 'Add induction pack'}
      form={form}
      fields={fields}
      saving={saving}
      onSave={send}
      onClose={onClose}
    />
  );
}

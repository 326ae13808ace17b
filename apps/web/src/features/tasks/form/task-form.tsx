import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { messageOf, type Priority, priorities, taskTypes } from '@operatory/domain';
import { and, eq, isDate, none, or } from '@operatory/resource';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FileReference } from '#data/file-reference.ts';
import { toast } from '#data/toast.ts';
import { type UploadOwner, uploadStore } from '#files/upload-store.ts';
import { useUploads } from '#files/use-uploads.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { ClinicInput } from '#kit/fields/clinic-input.tsx';
import { DayInput } from '#kit/fields/day-input.tsx';
import { Uploader } from '#kit/fields/uploader.tsx';
import { useLeaveGuard } from '#kit/form/use-leave-guard.ts';
import { useMe } from '#session/session.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { labs, rooms, taskLevels } from '../data/task-documents.ts';
import type { PersonRow } from '../data/task-row.ts';
import { useAllRows } from '../data/use-all-rows.ts';
import { UserPicker } from '../dialogs/user-picker.tsx';
import { UserSelect } from '../people/user-select.tsx';
import { firstInvalid, rebasedDraft, rebasedFiles, type TaskDraft, taskErrors } from './task-draft.ts';

/** The form to add, edit or duplicate a task. `onSave` saves it and resolves with whether that succeeded. */
export function TaskForm({
  initial,
  notice,
  saveLabel,
  fixedClinic = false,
  fixedAssignee = false,
  onSave,
  onCancel,
}: {
  /** The initial values. If they change later, what the user has typed is kept. */
  initial: TaskDraft;
  notice?: ReactNode;
  saveLabel: string;
  /** Whether the clinic is fixed, as it is once a task was created. */
  fixedClinic?: boolean;
  /** Whether the assignee is fixed, because only the person who assigned a task may reassign it. */
  fixedAssignee?: boolean;
  onSave: (draft: TaskDraft) => Promise<boolean>;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(initial);
  const [base, setBase] = useState(initial);
  if (base !== initial) {
    setBase(initial);
    setDraft(rebasedDraft(draft, base, initial));
  }
  const [shown, setShown] = useState(false);
  const [saving, setSaving] = useState(false);
  const [picking, setPicking] = useState(false);
  const owner = useFormUploads(initial.attachments);
  const uploads = useUploads(owner);
  const saved = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const levels = useAllRows(taskLevels);
  // The task's own room and lab are offered even if they have become inactive.
  const offered = (own: string | null) =>
    and(eq('clinic_id', draft.clinic_id), or(eq('status', 'ACTIVE'), own ? eq('id', own) : none));
  const pause = draft.clinic_id === null;
  const roomList = useAllRows(rooms, offered(initial.clinic_room_id), { pause });
  const hasLabs = readableColumns('labs', useMe()) !== null;
  const labList = useAllRows(labs, offered(initial.lab_id), { pause: pause || !hasLabs });
  const touched = draft !== initial || uploads.files !== initial.attachments || uploads.busy;
  const set = (part: Partial<TaskDraft>) => setDraft((current) => ({ ...current, ...part }));
  const errors = taskErrors(draft);
  const errorOf = (field: keyof TaskDraft) => (shown ? (errors[field] ?? null) : null);

  useLeaveGuard(() => !saved.current && touched);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (saving || uploads.busy) return;
    setShown(true);
    const first = firstInvalid(errors);
    if (first) {
      toast.error(messageOf('fill_valid_details'));
      form.current?.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"] input`)?.focus();
      return;
    }
    setSaving(true);
    saved.current = true;
    saved.current = await onSave({ ...draft, attachments: uploads.files });
    setSaving(false);
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="Task" onKeyDown={submitByKeys}>
      <Stack gap={16} maw={760}>
        {notice}
        <TextInput
          label="Name"
          name="name"
          withAsterisk
          data-autofocus
          autoFocus
          maxLength={200}
          value={draft.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={errorOf('name')}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          <Select
            label="Type"
            name="type"
            withAsterisk
            allowDeselect={false}
            data={taskTypes}
            value={draft.type}
            onChange={(type) => set({ type: type ?? 'INDIVIDUAL' })}
            error={errorOf('type')}
          />
          <Select
            label="Priority"
            name="priority"
            allowDeselect={false}
            data={priorities.map(({ value, label }) => ({ value, label }))}
            value={draft.priority}
            onChange={(priority) => set({ priority: (priority ?? 'MEDIUM') as Priority })}
          />
          <DayInput
            label="Start date"
            name="start_date"
            withAsterisk
            value={draft.start_date}
            onChange={(start_date) => set({ start_date })}
            error={errorOf('start_date')}
          />
          <DayInput
            label="Deadline date"
            name="deadline_date"
            withAsterisk
            {...(isDate(draft.start_date) ? { minDate: draft.start_date } : {})}
            value={draft.deadline_date}
            onChange={(deadline_date) => set({ deadline_date })}
            error={errorOf('deadline_date')}
          />
          <ClinicInput
            label="Clinic"
            name="clinic_id"
            withAsterisk
            disabled={fixedClinic}
            value={draft.clinic_id}
            // People, rooms and labs belong to a clinic, so they are cleared when it changes.
            onChange={(clinic_id) =>
              set({ clinic_id, clinic_room_id: null, lab_id: null, assigned_to: null, linked: [] })
            }
            error={errorOf('clinic_id')}
          />
          <Select
            label="Room"
            clearable
            searchable
            data={(roomList.rows ?? []).map((room) => ({ value: room.id, label: room.name }))}
            value={draft.clinic_room_id}
            onChange={(clinic_room_id) => set({ clinic_room_id })}
          />
          <div data-field="assigned_to">
            <UserSelect
              label="Assigned to"
              required
              disabled={fixedAssignee}
              clinicId={draft.clinic_id}
              value={draft.assigned_to}
              onChange={(assigned_to) => set({ assigned_to })}
              error={errorOf('assigned_to')}
            />
          </div>
          <Select
            label="Level"
            clearable
            searchable
            data={(levels.rows ?? [])
              .filter(({ id, status }) => status === 'ACTIVE' || id === initial.client_task_level_id)
              .map((level) => ({ value: level.id, label: level.name }))}
            value={draft.client_task_level_id}
            onChange={(client_task_level_id) => set({ client_task_level_id })}
          />
          {hasLabs ? (
            <Select
              label="Lab"
              clearable
              searchable
              data={(labList.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.lab_id}
              onChange={(lab_id) => set({ lab_id })}
            />
          ) : null}
        </SimpleGrid>
        <LinkedPeople draft={draft} onOpen={() => setPicking(true)} />
        <Textarea
          label="More information"
          autosize
          minRows={4}
          maxLength={5000}
          value={draft.more_info}
          onChange={(event) => set({ more_info: event.currentTarget.value })}
        />
        <Uploader owner={owner} uploads={uploads} />
        <FormFoot>
          <Button variant="default" onClick={onCancel} disabled={saving}>
            Cancel
          </Button>
          <Button type="submit" loading={saving} disabled={uploads.busy}>
            {uploads.busy ? 'Uploading…' : saveLabel}
          </Button>
        </FormFoot>
      </Stack>
      {picking ? (
        <UserPicker
          multiple
          clinicId={draft.clinic_id}
          chosen={draft.linked}
          without={draft.assigned_to ? [draft.assigned_to.id] : []}
          onClose={() => setPicking(false)}
          onSave={(linked: readonly PersonRow[]) => {
            set({ linked });
            setPicking(false);
          }}
        />
      ) : null}
    </form>
  );
}

/**
 * The `UploadOwner` of the files that are uploaded in the form. They are discarded if the form is not
 * saved.
 */
function useFormUploads(attached: readonly FileReference[]): UploadOwner {
  const [owner] = useState<UploadOwner>(() => ({
    id: `form:${crypto.randomUUID()}`,
    directory: 'tasks',
    label: 'the task',
  }));
  const before = useRef<readonly FileReference[]>([]);
  useEffect(
    () => () => {
      before.current = [];
      uploadStore.forget(owner.id);
    },
    [owner],
  );
  useEffect(() => {
    uploadStore.set(owner.id, rebasedFiles(uploadStore.files(owner.id), before.current, attached));
    before.current = attached;
  }, [owner, attached]);
  return owner;
}

function LinkedPeople({ draft, onOpen }: { draft: TaskDraft; onOpen: () => void }) {
  return (
    <Group gap={8}>
      <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={onOpen}>
        {draft.linked.length === 0
          ? 'Link more people'
          : `Linked: ${draft.linked.map((user) => user.display_name).join(', ')}`}
      </Button>
    </Group>
  );
}

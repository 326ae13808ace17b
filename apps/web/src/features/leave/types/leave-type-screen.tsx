import { Skeleton } from '@mantine/core';
import { messages } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { moduleList } from '#kit/resource/module-list.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { leaveTypeChange } from './change-leave-type.ts';
import { LeaveTypeForm } from './leave-type-form.tsx';
import { lineChanges, lineFields, lineOf, newLine, valuesToSave } from './leave-type-lines.ts';

const listAddress = '/dashboard/client-employee-leave-types/list';
const fields = moduleList(resourceOf('client_employee_leave_types'), '').form ?? [];

const readType = graphql(`
  query leaveType($id: uuid!) {
    client_employee_leave_types_by_pk(id: $id) {
      id name short_info color leave_type no_of_years is_attachment_required status
      client_employee_leave_type_configurations(order_by: [{ created_at: asc }, { id: asc }]) {
        id client_employee_type_id number_of_leaves_in_days hrs_per_day applicable_on leave_loading accrual_rate
      }
    }
  }
`);
const addType = graphql(`
  mutation addLeaveType($object: client_employee_leave_types_insert_input!) {
    insert_client_employee_leave_types_one(object: $object) { id }
  }
`);
const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page
    title={title}
    breadcrumbs={[
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Leave types', to: listAddress },
      { label: title },
    ]}
  >
    {children}
  </Page>
);

export function AddLeaveTypeScreen() {
  const navigate = useNavigate();
  const [add, adding] = useCommand(addType, { silent: true });
  const leave = () => void navigate({ to: listAddress });
  return (
    <Frame title="Add leave type">
      <LeaveTypeForm
        title="Add leave type"
        fields={fields}
        row={null}
        lines={firstLines}
        saving={adding}
        onCancel={leave}
        onSave={async (values, lines) => {
          const data = lines.map((line) => valuesToSave(lineFields, line.values));
          const answer = await add({
            object: {
              ...valuesToSave(fields, values),
              client_employee_leave_type_configurations: { data },
            },
          });
          if (!answer.ok) return answer.sentence;
          toast.success(messages.saved);
          leave();
          return null;
        }}
      />
    </Frame>
  );
}
const firstLines = [newLine('everyone')];

export function EditLeaveTypeScreen({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQueryData(readType, { id });
  const client = useClient();
  const [changing, setChanging] = useState(false);
  const row = data?.client_employee_leave_types_by_pk;
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (row === null) return <ScreenMissing />;
  if (!row) return <Skeleton height={320} m={24} />;
  const before = row.client_employee_leave_type_configurations.map(lineOf);
  const leave = () => void navigate({ to: listAddress });
  return (
    <Frame title={`Edit ${row.name}`}>
      <LeaveTypeForm
        key={row.id}
        title="Edit leave type"
        fields={fields}
        row={row}
        lines={before.length > 0 ? before : firstLines}
        saving={changing}
        onCancel={leave}
        onSave={async (values, lines) => {
          const change = leaveTypeChange(id, valuesToSave(fields, values), lineChanges(before, lines, id));
          setChanging(true);
          const { data: done, error: problem } = await client
            .mutation(change.document, change.variables)
            .toPromise();
          setChanging(false);
          if (problem) return errorMessage(problem);
          if (!done?.type) return messages.no_permission;
          toast.success(messages.updated);
          leave();
          return null;
        }}
      />
    </Frame>
  );
}

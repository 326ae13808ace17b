import { Button, Menu } from '@mantine/core';
import { moduleOf } from '@operatory/domain';
import { and, eq, isIn, not, or } from '@operatory/resource';
import { IconFileSearch, IconTable } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { DuePill } from '#kit/assignments/due-pill.tsx';
import type { ListColumn, ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { ResourceList } from '#kit/list/resource-list.tsx';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { DotsButton } from '#ui/dots-button.tsx';
import { NothingYet } from '#ui/empty-state.tsx';
import { notRevisable } from '../document-words.ts';
import { documentsModule, paths } from '../paths.ts';
import { documentChips } from './document-chips.ts';
import { Folders } from './folders.tsx';
import { SignedCount } from './signed-count.tsx';

const VerifyDialog = lazy(async () => ({
  default: (await import('../verify/verify-dialog.tsx')).VerifyDialog,
}));

interface Listed {
  readonly assigned_count: number;
  readonly completed_count: number;
  readonly is_signature_required: boolean;
  readonly due_date: string | null;
}
const listed = (row: RecordRow): RecordRow & Listed => row as RecordRow & Listed;

const own: Readonly<Record<string, Partial<ListColumn<RecordRow>>>> = {
  completed_count: {
    label: 'Signed',
    width: 120,
    render: (row) => {
      const { assigned_count, completed_count, is_signature_required } = listed(row);
      return <SignedCount done={completed_count} of={assigned_count} signs={is_signature_required} />;
    },
  },
  due_date: { width: 150, render: (row) => <DuePill until={listed(row).due_date} /> },
};
const shown = [
  'name',
  'status',
  'completed_count',
  'due_date',
  'category_id',
  'created_by_user_id',
  'created_at',
];

export function DocumentsScreen() {
  const me = useMe();
  const can = useCan();
  const navigate = useNavigate();
  const [verifying, setVerifying] = useState(false);
  const title =
    me.modules.find(({ name }) => name === documentsModule)?.title ?? moduleOf(documentsModule).title;
  const adds = can(documentsModule, 'ADD');
  const edits = can(documentsModule, 'EDIT');
  const definition = useMemo((): ListDefinition<RecordRow> => {
    const list = moduleList(resourceOf('client_documents'), title);
    const rejectedOfOthers = and(eq('status', 'REJECTED'), not(eq('created_by_user_id', me.user.id)));
    const filters = (list.filters ?? []).filter(({ name }) => name !== 'status');
    return {
      ...list,
      columns: shown.flatMap((key) => {
        const column = list.columns.find((each) => each.key === key);
        return column ? [{ ...column, ...own[key] }] : [];
      }),
      select: 'assigned_count is_signature_required',
      locked: { when: or(isIn('status', ['PENDING', 'CANCELLED']), rejectedOfOthers), why: notRevisable },
      chips: documentChips(me.user.id),
      filters,
      beside: () => <Folders filters={filters} />,
      nothing: () => (
        <NothingYet
          title="No documents yet"
          line="Policies and forms that people read, fill in or sign appear here."
          {...(adds
            ? { addLabel: 'Upload your first policy', onAdd: () => void navigate({ to: paths.add }) }
            : {})}
        />
      ),
      pages: {
        view: paths.view,
        edit: paths.edit,
        add: { to: paths.add, label: 'Add document', allowed: () => adds },
      },
      actions: () => (
        <>
          {edits ? (
            <Button
              variant="default"
              component={Link}
              to={paths.matrix}
              leftSection={<IconTable size={16} />}
            >
              Who has signed
            </Button>
          ) : null}
          <Menu position="bottom-end">
            <Menu.Target>
              <DotsButton aria-label="More actions" />
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconFileSearch size={16} />} onClick={() => setVerifying(true)}>
                Check a signed document
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      ),
    };
  }, [title, me.user.id, adds, edits, navigate]);
  return (
    <>
      <ResourceList definition={definition} />
      <Suspense>{verifying ? <VerifyDialog onClose={() => setVerifying(false)} /> : null}</Suspense>
    </>
  );
}

import { ActionIcon, Badge, Button, Group, Menu } from '@mantine/core';
import { credentialState, credentialWarningDays } from '@operatory/domain';
import { IconCheck, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { askAndRemove } from '#kit/actions/ask-and-remove.ts';
import { mayChange, mayChangeRow } from '#kit/definition/allowed.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { listOperations } from '#kit/definition/list-query.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import { RecordForm } from '#kit/form/record-form.tsx';
import { listOf, type RecordRow } from '#kit/resource/from-resource.tsx';
import { readablePart } from '#kit/resource/readable-part.ts';
import { useMe } from '#session/session.ts';
import { useToday } from '#session/use-today.ts';
import type { PersonDetail } from './person-queries.ts';
import { RelatedList } from './related-list.tsx';

const table = 'user_qualifications';
const verifyCredential = graphql(`
  mutation verifyUserQualification($id: uuid!, $updated_at: timestamptz!) {
    verify_user_qualification(id: $id, updated_at: $updated_at) { id }
  }
`);
/** The number of days before its expiry from which a credential is marked. */
export const [soonDays] = credentialWarningDays;

/** Marks a credential that has expired or will soon, compared with `today` at the clinic. */
export function Expiry({ on, today }: { on: string | null | undefined; today: string }) {
  const state = credentialState(on ?? null, today);
  if (state === 'VALID') return null;
  return state === 'EXPIRED' ? (
    <Badge color="red">Expired</Badge>
  ) : (
    <Badge color="orange">Expires soon</Badge>
  );
}

export function CredentialsTab({ person }: { person: PersonDetail }) {
  const me = useMe();
  const today = useToday();
  const [verify] = useCommand(verifyCredential, { success: 'Credential verified' });
  const [form, setForm] = useState<string | 'add' | null>(null);
  const own = me.user.id === person.id;
  const definition = useMemo<ListDefinition<RecordRow>>(() => {
    const basis = listOf(resourceOf(table));
    return readablePart(
      {
        ...basis,
        form: (basis.form ?? []).filter(({ name }) => name !== 'user_id'),
        // The person of a credential is set only when it is added.
        derive: (record) => ('id' in record ? {} : { user_id: person.id }),
      },
      me,
    );
  }, [me, person.id]);
  const operations = listOperations(definition);
  const { data } = useQueryData(
    operations.read,
    { where: { id: { _eq: form } } },
    { pause: form === null || form === 'add' },
  );
  const mayAdd = mayChange(table, 'insert', me) && (own || me.grants.includes('Users:EDIT'));
  const facts = (row: RecordRow) => ({
    ...row,
    user_id: person.id,
    deleted_at: null,
    user: { j_users_clinics: person.j_users_clinics },
  });

  return (
    <>
      {mayAdd ? (
        <Group justify="flex-end" mb={12}>
          <Button leftSection={<IconPlus size={16} />} onClick={() => setForm('add')}>
            Add credential
          </Button>
        </Group>
      ) : null}
      <RelatedList
        table={table}
        userId={person.id}
        select="updated_at"
        emptyLine="No credentials yet. Add one to keep track of its expiry date."
        extra={{
          head: '',
          cell: (row) => (
            <Group gap={8} wrap="nowrap" justify="flex-end">
              <Expiry on={row.expires_on as string | null} today={today} />
              {mayChangeRow(table, 'update', facts(row), me) ? (
                <Menu position="bottom-end" withinPortal>
                  <Menu.Target>
                    <ActionIcon aria-label={`Actions for ${String(row.name)}`}>
                      <IconDots size={16} />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {own || row.verified_at ? null : (
                      <Menu.Item
                        leftSection={<IconCheck size={16} />}
                        onClick={() => void verify({ id: row.id, updated_at: String(row.updated_at) })}
                      >
                        Mark as verified
                      </Menu.Item>
                    )}
                    <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setForm(row.id)}>
                      Edit
                    </Menu.Item>
                    <Menu.Item
                      c="var(--op-red-ink)"
                      leftSection={<IconTrash size={16} />}
                      onClick={() =>
                        void askAndRemove(definition, operations, { id: row.id, name: definition.name(row) })
                      }
                    >
                      Delete
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              ) : null}
            </Group>
          ),
        }}
      />
      {form ? (
        <RecordForm
          key={form}
          definition={definition}
          operations={operations}
          row={form === 'add' ? null : data?.[table]?.find(({ id }) => id === form)}
          onClose={() => setForm(null)}
        />
      ) : null}
    </>
  );
}

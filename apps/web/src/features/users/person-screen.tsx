import { Badge, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { moduleOf, readsConfidential, readsEmployment, roleOf } from '@operatory/domain';
import { phoneText } from '@operatory/resource';
import { IconMail } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { PersonAvatar, PresenceProvider } from '#kit/cells/presence.tsx';
import { mayChangeRow } from '#kit/definition/allowed.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { RecordFacts } from '#kit/record/record-facts.tsx';
import { type RecordTab, RecordTabs } from '#kit/record/record-tabs.tsx';
import { useCan } from '#session/permissions.ts';
import { useMe } from '#session/session.ts';
import { useRecent } from '#session/use-recent.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { AccessTab } from './access-tab.tsx';
import { Availability } from './availability.tsx';
import { CredentialsTab } from './credentials-tab.tsx';
import { UserDocuments } from './documents/user-documents.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonAward } from './person-award.tsx';
import { confidentialColumns, employmentColumns, profileColumns } from './person-columns.ts';
import { livePerson, type PersonDetail } from './person-queries.ts';
import { isBlocked, rolesInWords, useActor } from './person-rows.ts';
import { RelatedList } from './related-list.tsx';
import { TasksTab } from './tasks-tab.tsx';

const wanted = ['email', 'phone', 'service_type'] as const;

interface PersonParts {
  readonly rights: ReactNode;
  readonly leave: ReactNode;
  readonly training: ReactNode;
  readonly induction: ReactNode;
}

export function PersonScreen({ id, ...parts }: PersonParts & { id: string }) {
  const me = useMe();
  const query = useMemo(() => {
    const readable = readableColumns('users', me);
    return livePerson(wanted.filter((name) => readable?.has(name)));
  }, [me]);
  const live = useLive(query, { id });
  if (live.error && !live.data) return <Failed onRefresh={live.refetch} />;
  if (!live.data) return <Skeleton height={320} m={24} />;
  const person = live.data.users_by_pk;
  if (!person) return <ScreenMissing />;
  return (
    <PresenceProvider>
      <Loaded person={person} {...parts} />
    </PresenceProvider>
  );
}

/** Lists of other areas' records, each shown to users who can read its table. */
const lists = [
  { key: 'leave', title: 'Leave', table: 'employee_leaves', emptyLine: 'No leave requests yet' },
  { key: 'roster', title: 'Roster', table: 'clinic_rosters', emptyLine: 'No shifts yet' },
] as const;

function Loaded({ person, rights, leave, training, induction }: PersonParts & { person: PersonDetail }) {
  const actor = useActor();
  const can = useCan();
  const me = useMe();
  const navigate = useNavigate();
  const self = actor.user_id === person.id;
  useRecent(person.display_name, moduleOf('Users').title, `/dashboard/users/view/${person.id}`);
  const editable = can('Users', 'EDIT') && mayChangeRow('users', 'update', { ...person }, me);

  // Employees can read only their own leave, documents and courses.
  const others = roleOf(actor.role).actsAs !== 'client_employee';
  const reads = (table: string) => (self || others) && readableColumns(table, me) !== null;

  const tabs: readonly RecordTab[] = [
    {
      key: 'profile',
      title: 'Profile',
      content: () => <RecordFacts title="Profile" table="users" id={person.id} columns={profileColumns} />,
    },
    ...(readsEmployment(actor, person.id)
      ? [{ key: 'employment', title: 'Employment', content: () => <Employment person={person} /> }]
      : []),
    {
      key: 'access',
      title: 'Access',
      content: () => <AccessTab person={person} rights={rights} />,
    },
    ...(can('user-documents') && reads('user_documents')
      ? [
          {
            key: 'documents',
            title: 'Documents',
            content: () => (
              <>
                {can('client-documents', 'ADD') && can('client-preformatted-letters-categories') ? (
                  <WriteLetter userId={person.id} />
                ) : null}
                <UserDocuments userId={person.id} />
                {readableColumns('client_document_assignments', me) ? <Letters userId={person.id} /> : null}
              </>
            ),
          },
        ]
      : []),
    ...(self || can('Users', 'EDIT')
      ? [{ key: 'credentials', title: 'Credentials', content: () => <CredentialsTab person={person} /> }]
      : []),
    ...lists
      .filter(({ table }) => reads(table))
      .map(({ key, title, table, emptyLine }) => ({
        key,
        title,
        content: () => (
          <>
            {table === 'employee_leaves' ? leave : null}
            <RelatedList table={table} userId={person.id} emptyLine={emptyLine} />
          </>
        ),
      })),
    ...(reads('training_course_enrollments')
      ? [{ key: 'training', title: 'Training', content: () => training }]
      : []),
    ...((self || can('induction-forms')) && readableColumns('induction_pack_assignments', me) !== null
      ? [{ key: 'induction', title: 'Induction', content: () => induction }]
      : []),
    ...(can('tasks') ? [{ key: 'tasks', title: 'Tasks', content: () => <TasksTab person={person} /> }] : []),
  ];

  return (
    <Page
      title={person.display_name}
      note={self ? 'You' : undefined}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: moduleOf('Users').title, to: '/dashboard/users/list' },
        { label: person.display_name },
      ]}
      actions={
        <PersonActions
          person={person}
          editable={editable}
          onBlocked={(open) => {
            if (open > 0 && can('tasks'))
              void navigate({ to: '.', search: { tab: 'tasks' } as never, replace: true });
          }}
        />
      }
      toolbar={<Head person={person} />}
    >
      <RecordTabs tabs={tabs} />
    </Page>
  );
}

const WriteLetter = ({ userId }: { userId: string }) => (
  <Group justify="flex-end" mb={12}>
    <Button
      variant="default"
      component={Link}
      to={`/dashboard/client-documents/letter/${userId}`}
      leftSection={<IconMail size={16} />}
    >
      Write a letter
    </Button>
  </Group>
);

const Letters = ({ userId }: { userId: string }) => (
  <section aria-label="Letters">
    <Title order={3} fz={16} mt={24} mb={12}>
      Letters
    </Title>
    <RelatedList
      table="client_document_assignments"
      userId={userId}
      where={isLetter}
      emptyLine="No letters yet"
    />
  </section>
);
const isLetter = { client_document: { category_type: { _eq: 'PREFORMATTED_LETTER' } } };

function Head({ person }: { person: PersonDetail }) {
  return (
    <Group gap={12} wrap="nowrap">
      <PersonAvatar user={person} size={56} />
      <div style={{ minWidth: 0 }}>
        <Group gap={6}>
          {rolesInWords(person.j_users_user_roles).map((name) => (
            <Badge key={name} color="teal">
              {name}
            </Badge>
          ))}
          {isBlocked(person.j_users_user_roles) ? <Badge color="red">Blocked</Badge> : null}
          {person.profile_status === 'ACTIVE' ? null : <StatusBadge status={person.profile_status} />}
        </Group>
        <Text size="sm" c="var(--op-muted)" mt={4} style={{ overflowWrap: 'anywhere' }}>
          {[
            person.service_type,
            person.j_users_clinics.flatMap(({ clinic }) => clinic?.name ?? []).join(', '),
            person.email,
            person.phone && phoneText(person.phone),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
    </Group>
  );
}

function Employment({ person }: { person: PersonDetail }) {
  const actor = useActor();
  return (
    <>
      <RecordFacts title="Employment" table="users" id={person.id} columns={employmentColumns} />
      <PersonAward userId={person.id} />
      <Availability userId={person.id} />
      {readsConfidential(actor, person.id) ? (
        <RecordFacts
          title="Pay, bank, tax and health"
          table="users"
          id={person.id}
          columns={confidentialColumns}
        />
      ) : null}
    </>
  );
}

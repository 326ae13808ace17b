import { Skeleton, Text } from '@mantine/core';
import { readsConfidential, readsEmployment } from '@operatory/domain';
import { useMemo } from 'react';
import { useLive } from '#data/hooks.ts';
import { mayChangeRow, mayWrite } from '#kit/definition/allowed.ts';
import { RecordCard } from '#kit/record/record-card.tsx';
import { loadMe, useMe } from '#session/session.ts';
import { Failed, NotAllowed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { Availability } from './availability.tsx';
import { EditPersonAward } from './person-award.tsx';
import { confidentialColumns, employmentColumns, profileColumns } from './person-columns.ts';
import { livePerson, type PersonDetail } from './person-queries.ts';
import { useActor } from './person-rows.ts';

/** A person's record in cards, each with its own Save. */
export function EditPersonScreen({ id }: { id: string }) {
  const query = useMemo(() => livePerson([]), []);
  const live = useLive(query, { id });
  if (live.error && !live.data) return <Failed onRefresh={live.refetch} />;
  if (!live.data) return <Skeleton height={320} m={24} />;
  const person = live.data.users_by_pk;
  return person ? <Loaded person={person} /> : <ScreenMissing />;
}

function Loaded({ person }: { person: PersonDetail }) {
  const me = useMe();
  const actor = useActor();
  const own = actor.user_id === person.id;
  const writes = (names: readonly string[]) =>
    names.some((name) => mayWrite('users', 'update', name, me, { own }));
  const card = { table: 'users', id: person.id, own, onSaved: () => void (own && loadMe()) };
  return (
    <Page
      title={`Edit ${person.display_name}`}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Users', to: '/dashboard/users/list' },
        { label: person.display_name, to: `/dashboard/users/view/${person.id}` },
        { label: 'Edit' },
      ]}
    >
      {mayChangeRow('users', 'update', { ...person }, me) ? (
        <>
          <RecordCard {...card} title="Profile" columns={profileColumns} />
          {readsEmployment(actor, person.id) && writes(employmentColumns) ? (
            <RecordCard {...card} title="Employment" columns={employmentColumns} />
          ) : null}
          {readsEmployment(actor, person.id) && writes(['employee_award_level_id']) ? (
            <EditPersonAward userId={person.id} />
          ) : null}
          {writes(['available_days']) ? <Availability userId={person.id} editable /> : null}
          {readsConfidential(actor, person.id) && writes(confidentialColumns) ? (
            <RecordCard {...card} title="Pay, bank, tax and health" columns={confidentialColumns} />
          ) : null}
          <Text size="sm" c="var(--op-muted)" maw={720}>
            Change roles, clinics and reporting lines on the Access tab. People change their own email address
            in My Account.
          </Text>
        </>
      ) : (
        <NotAllowed />
      )}
    </Page>
  );
}

import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { mayActOn, messages, roleOf } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCommand } from '#data/hooks.ts';
import { PickDialog } from '#kit/form/pick-dialog.tsx';
import { roleTitle } from '#ui/role-title.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { UserName } from '#ui/user-avatar.tsx';
import { AccessDialog } from './access-dialog.tsx';
import classes from './people.module.css';
import { blockUser, type PersonDetail, setReportingLines, unblockUser } from './person-queries.ts';
import { type PersonName, personFacts, type RoleLinkRow, useActor } from './person-rows.ts';

export function AccessTab({ person, rights }: { person: PersonDetail; rights: ReactNode }) {
  const actor = useActor();
  const facts = personFacts(person);
  const { actsAs } = roleOf(actor.role);
  const manages = actsAs === 'client_admin' || actsAs === 'clinic_admin';
  const changes = manages && mayActOn(actor, facts, 'EDIT').ok;
  const self = actor.user_id === person.id;
  return (
    <Stack gap={16}>
      <RolesCard
        person={person}
        editable={changes && !self}
        blockable={!self && mayActOn(actor, facts, 'INACTIVE').ok}
      />
      <LinesCard person={person} editable={changes && (!self || actsAs === 'client_admin')} />
      {manages || self ? (
        <Paper p={24} component="section" aria-label="Access to modules">
          <Title order={2} mb={12}>
            Access to modules
          </Title>
          {rights}
        </Paper>
      ) : null}
    </Stack>
  );
}

function RolesCard({
  person,
  editable,
  blockable,
}: {
  person: PersonDetail;
  editable: boolean;
  blockable: boolean;
}) {
  const [changing, setChanging] = useState(false);
  const links = person.j_users_user_roles;
  return (
    <Paper p={24} maw={720} component="section" aria-label="Roles and clinics">
      <Group justify="space-between" mb={8}>
        <Title order={2}>Roles and clinics</Title>
        {editable ? (
          <Button size="xs" variant="default" onClick={() => setChanging(true)}>
            Change
          </Button>
        ) : null}
      </Group>
      <ul className={classes.rows}>
        {links.map((link) => (
          <RoleRow
            key={link.id}
            person={person}
            link={link}
            // A user with a single role is blocked as a whole, at the top of the page.
            blockable={blockable && links.length > 1}
          />
        ))}
      </ul>
      <Text size="sm" mt={12}>
        <Text span c="var(--op-muted)">
          Works at{' '}
        </Text>
        {person.j_users_clinics.flatMap(({ clinic }) => clinic?.name ?? []).join(', ') || 'no clinic'}
      </Text>
      {changing ? <AccessDialog person={person} onClose={() => setChanging(false)} /> : null}
    </Paper>
  );
}

function RoleRow({
  person,
  link,
  blockable,
}: {
  person: PersonDetail;
  link: RoleLinkRow;
  blockable: boolean;
}) {
  const [block, blocking] = useCommand(blockUser, { success: messages.role_blocked });
  const [unblock, unblocking] = useCommand(unblockUser, { success: messages.user_unblocked });
  const blocked = link.blocked_status === 'BLOCKED';
  const name = link.user_custom_role?.name ?? roleTitle(link.user_role?.name);
  const of = { user_id: person.id, role_link_id: link.id };
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Text size="xs" c="var(--op-muted)">
          {link.clinic?.name ?? (link.clinic_id ? 'At another clinic' : 'All their clinics')}
        </Text>
      </div>
      <StatusBadge status={blocked ? 'BLOCKED' : 'ACTIVE'} />
      {blockable ? (
        <Button
          size="xs"
          variant="default"
          loading={blocking || unblocking}
          aria-label={`${blocked ? 'Unblock' : 'Block'} ${name}${link.clinic ? ` at ${link.clinic.name}` : ''}`}
          onClick={() => void (blocked ? unblock(of) : block(of))}
        >
          {blocked ? 'Unblock' : 'Block'}
        </Button>
      ) : null}
    </li>
  );
}

function LinesCard({ person, editable }: { person: PersonDetail; editable: boolean }) {
  const [picking, setPicking] = useState(false);
  const [save] = useCommand(setReportingLines, { success: messages.lines_changed, duration: 5_000 });
  const managers = person.managers.flatMap(({ reported_to_user }) => reported_to_user ?? []);
  const team = person.team.flatMap(({ user }) => user ?? []);
  return (
    <Paper p={24} maw={720} component="section" aria-label="Reporting lines">
      <Group justify="space-between" mb={8}>
        <Title order={2}>Reporting lines</Title>
        {editable ? (
          <Button size="xs" variant="default" onClick={() => setPicking(true)}>
            Change
          </Button>
        ) : null}
      </Group>
      <People title="Reports to" people={managers} />
      <People title="Direct reports" people={team} />
      {picking ? (
        <PickDialog<PersonName>
          table="users"
          title={`${person.display_name} reports to`}
          where={{ profile_status: { _neq: 'INACTIVE' } }}
          without={[person.id, ...team.map(({ id }) => id)]}
          multiple
          chosen={managers}
          onClose={() => setPicking(false)}
          onSave={async (people) => {
            const answer = await save({
              user_id: person.id,
              reported_to_user_ids: people.map(({ id }) => id),
            });
            if (answer.ok) setPicking(false);
          }}
        />
      ) : null}
    </Paper>
  );
}

function People({ title, people }: { title: string; people: readonly PersonName[] }) {
  return (
    <div className={classes.people}>
      <Text size="xs" c="var(--op-muted)">
        {title}
      </Text>
      {people.length === 0 ? (
        <Text size="sm" c="var(--op-muted)">
          Nobody
        </Text>
      ) : (
        <Group gap="4px 16px">
          {people.map((user) => (
            <Anchor key={user.id} component={Link} to={`/dashboard/users/view/${user.id}`} c="inherit">
              <UserName user={user} />
            </Anchor>
          ))}
        </Group>
      )}
    </div>
  );
}

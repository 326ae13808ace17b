import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { messages } from '@operatory/domain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { RecordCard } from '#kit/record-card.tsx';
import { RestError, rest } from '#session/rest.ts';
import { loadMe, useMe } from '#session/session.ts';
import { accessToken } from '#session/token.ts';
import { Page } from '#ui/page.tsx';
import { roleTitle } from '#ui/role-title.ts';
import { toast } from '#ui/toast.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** What everyone may change of themselves, in the form's order. */
const columns = [
  'profile_image',
  'display_name',
  'color_code',
  'first_name',
  'middle_name',
  'last_name',
  'phone',
  'gender',
  'date_of_birth',
  'address',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'allergies',
] as const;

/** The signed-in person's own record: profile, password, PIN, and where they are signed in. */
export function MyAccountPage() {
  const me = useMe();
  return (
    <Page
      title="My Account"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'My Account' }]}
    >
      <Group gap={16} wrap="nowrap">
        <UserAvatar user={me.user} size={56} tooltip={false} />
        <div>
          <Title order={2}>{me.user.display_name}</Title>
          <Text size="sm" c="var(--op-muted)" style={{ overflowWrap: 'anywhere' }}>
            {roleTitle(me.role)} · {me.user.email}
          </Text>
        </div>
      </Group>
      <RecordCard
        title="Profile"
        table="users"
        id={me.user.id}
        columns={columns}
        own
        onSaved={() => void loadMe()}
      />
      <SignInCard id={me.user.id} />
      <SessionsCard />
    </Page>
  );
}

function SignInCard({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);

  async function newPin() {
    setBusy(true);
    try {
      const answer = await rest<{ message: string }>(`auth-action/change-pin/${id}`, {
        method: 'GET',
        token: await accessToken(),
      });
      toast.success(answer.message);
    } catch (error) {
      toast.error(error instanceof RestError ? error.message : messages.something_went_wrong);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Paper p={24} maw={720}>
      <Title order={2} mb={4}>
        Signing in
      </Title>
      <Text size="sm" c="var(--op-muted)" mb={16}>
        A new PIN is drawn for you: the link to see it comes by e-mail and works once.
      </Text>
      <Group gap={8}>
        <Button variant="default" component={Link} to="/dashboard/change-password">
          Change password
        </Button>
        <Button variant="default" loading={busy} onClick={() => void newPin()}>
          Send me a new PIN
        </Button>
      </Group>
    </Paper>
  );
}

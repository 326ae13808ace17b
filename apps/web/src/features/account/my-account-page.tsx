import { Group, Text, Title } from '@mantine/core';
import { RecordCard } from '#kit/record/record-card.tsx';
import { loadMe, useMe } from '#session/session.ts';
import { Page } from '#ui/page.tsx';
import { roleTitle } from '#ui/role-title.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { KeyboardCard } from './keyboard-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

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
  'available_days',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'allergies',
  'vaccinations',
] as const;

const confidential = [
  'bank_account_holder_name',
  'bank_name',
  'bank_branch_name',
  'bank_bsb',
  'bank_account_number',
  'taxes',
  'medical_history',
] as const;

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
      <RecordCard
        title="Bank, tax and health"
        note="Only you and the people who run the organisation can see these."
        table="users"
        id={me.user.id}
        columns={confidential}
        own
      />
      <SignInCard user={me.user} />
      <SessionsCard />
      <NotificationsCard />
      <AppearanceCard />
      <KeyboardCard />
    </Page>
  );
}

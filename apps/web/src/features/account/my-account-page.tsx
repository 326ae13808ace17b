import { Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@operatory/domain';
import { type AnyResource, tidy, validate } from '@operatory/resource';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { graphql } from '#data/graphql.ts';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { FieldInput } from '#kit/field-input.tsx';
import { readableColumns } from '#kit/readable.ts';
import { resourceOf } from '#kit/resource-of.ts';
import { RestError, rest } from '#session/rest.ts';
import { loadMe, useMe } from '#session/session.ts';
import { accessToken } from '#session/token.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { roleTitle } from '#ui/role-title.ts';
import { toast } from '#ui/toast.ts';
import { UserAvatar } from '#ui/user-avatar.tsx';

/** What everyone may change of themselves, in the form's order. */
const columns = [
  'display_name',
  'first_name',
  'middle_name',
  'last_name',
  'phone',
  'gender',
  'date_of_birth',
  'color_code',
  'emergency_contact_name',
  'emergency_contact_phone',
  'emergency_contact_relation',
  'allergies',
] as const;

type Own = Readonly<Partial<Record<string, string | null>>>;
const readOf = (names: readonly string[]) =>
  graphql<{ users_by_pk: Own | null }, { id: string }>(
    `query myAccount($id: uuid!) { users_by_pk(id: $id) { id ${names.join(' ')} } }`,
  );
const update = graphql<
  { update_users_by_pk: { id: string } | null },
  { id: string; set: Record<string, string | null> }
>(
  'mutation saveMyAccount($id: uuid!, $set: users_set_input!) { update_users_by_pk(pk_columns: { id: $id }, _set: $set) { id } }',
);

/** The signed-in person's own record: profile, password, PIN. */
export function MyAccountPage() {
  const me = useMe();
  // Some roles read less of a person than others, of themselves too.
  const names = useMemo(() => columns.filter((name) => readableColumns('users', me)?.has(name)), [me]);
  const own = useQueryData(
    useMemo(() => readOf(names), [names]),
    { id: me.user.id },
  );
  return (
    <Page
      title="My Account"
      breadcrumbs={[{ label: 'Dashboard', to: '/dashboard' }, { label: 'My Account' }]}
    >
      <Group gap={16}>
        <UserAvatar user={me.user} size={56} tooltip={false} />
        <div>
          <Title order={2}>{me.user.display_name}</Title>
          <Text size="sm" c="var(--op-muted)">
            {roleTitle(me.role)} · {me.user.email}
          </Text>
        </div>
      </Group>
      {own.data?.users_by_pk ? (
        <Profile key={me.user.id} own={own.data.users_by_pk} names={names} id={me.user.id} />
      ) : null}
      {own.fetching && !own.data ? <Skeleton height={320} maw={720} /> : null}
      {own.error && !own.data ? <Failed onRefresh={own.refetch} /> : null}
      <SignInCard id={me.user.id} />
    </Page>
  );
}

function Profile({ own, names, id }: { own: Own; names: readonly string[]; id: string }) {
  const fields = useMemo(() => fieldsOf(resourceOf('users'), names), [names]);
  const form = useForm<Record<string, string>>({
    initialValues: Object.fromEntries(names.map((name) => [name, own[name] ?? ''])),
    validate: Object.fromEntries(
      fields.map(({ name, field }) => [name, (value: string) => validate(name, field, value)]),
    ),
  });
  const [save, saving] = useCommand(update, { success: messages.updated, failure: messages.not_saved });

  async function submit(values: Record<string, string>) {
    const set = Object.fromEntries(names.map((name) => [name, tidy(values[name] ?? '') || null]));
    const answer = await save({ id, set });
    if (!answer.ok) return;
    form.resetDirty();
    await loadMe();
  }

  return (
    <Paper
      p={24}
      maw={720}
      component="form"
      noValidate
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        () => toast.error(messages.fill_valid_details),
      )}
    >
      <Stack gap={16}>
        <Title order={2}>Profile</Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
          {fields.map(({ name, field }) => (
            <FieldInput
              key={form.key(name)}
              name={name}
              field={field}
              first={false}
              input={form.getInputProps(name)}
            />
          ))}
        </SimpleGrid>
        <Button type="submit" loading={saving} disabled={!form.isDirty()} style={{ alignSelf: 'flex-start' }}>
          Save
        </Button>
      </Stack>
    </Paper>
  );
}

const fieldsOf = (users: AnyResource, names: readonly string[]) =>
  names.map((name) => ({ name, field: users.fields?.[name] ?? ({ kind: 'text' } as const) }));

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

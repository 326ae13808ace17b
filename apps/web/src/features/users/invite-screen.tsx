import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@operatory/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CombinedError } from 'urql';
import { useCommand } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { type FieldValues, problemsOf, recordOf } from '#kit/definition/record-values.ts';
import { FieldInput } from '#kit/fields/field-input.tsx';
import { useClinic } from '#session/clinic.ts';
import { FormFoot } from '#ui/form-foot.tsx';
import { Page } from '#ui/page.tsx';
import { submitByKeys } from '#ui/submit-by-keys.ts';
import { accessOf, employeeDraft } from './access-draft.ts';
import { AccessFields, useCustomRoles } from './access-fields.tsx';
import { accessProblem } from './access-problem.ts';
import { inviteFields as fields, type InviteName, inviteNames as names } from './invite-fields.ts';
import { inviteUser } from './person-queries.ts';

/**
 * "Invite your team": the form for an account with roles and clinics. The person gets a link to choose a
 * password.
 */
export function InviteScreen() {
  const navigate = useNavigate();
  const { clinic, active } = useClinic();
  const customs = useCustomRoles();
  const home = active.find(({ id }) => id === clinic?.id) ?? (active.length === 1 ? active[0] : undefined);
  const [draft, setDraft] = useState(() => employeeDraft(home ? [home.id] : []));
  const [tried, setTried] = useState(false);
  const form = useForm<FieldValues>({
    initialValues: Object.fromEntries(names.map((name) => [name, ''])),
    validate: (values) => problemsOf(fields, values),
  });
  const [invite, inviting] = useCommand(inviteUser, { silent: true, failure: messages.invite_not_sent });
  const problem = accessProblem(draft);

  async function save(values: FieldValues) {
    if (problem || inviting) return;
    const record = recordOf(fields, values) as Record<InviteName, string | null>;
    const answer = await invite({
      ...record,
      email: record.email ?? '',
      first_name: record.first_name ?? '',
      last_name: record.last_name ?? '',
      ...accessOf(draft, customs ?? []),
    });
    if (answer.ok) {
      toast.success(messages.user_invited);
      const id = answer.data.invite_user?.id;
      if (id) void navigate({ to: '/dashboard/users/view/$id', params: { id } });
      else void navigate({ to: '/dashboard/users/list' });
      return;
    }
    const field = fieldOf(answer.error) ?? (answer.sentence === messages.email_taken ? 'email' : undefined);
    if (field) {
      form.setFieldError(field, answer.sentence);
      form.getInputNode(field)?.focus();
    } else toast.error(answer.sentence, 5_000);
  }

  return (
    <Page
      title="Invite your team"
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Users', to: '/dashboard/users/list' },
        { label: 'Add' },
      ]}
    >
      <form
        noValidate
        onSubmit={(event) => {
          setTried(true);
          form.onSubmit(
            (values) => {
              if (problem) toast.error(messages.fill_valid_details);
              else void save(values);
            },
            (errors) => {
              toast.error(messages.fill_valid_details);
              form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
            },
          )(event);
        }}
        onKeyDown={submitByKeys}
      >
        <Stack gap={16} maw={720}>
          <Paper p={24} component="section" aria-labelledby="who">
            <Title order={2} id="who" mb={4}>
              Who
            </Title>
            <Text size="sm" c="var(--op-muted)" mb={16}>
              They get an email with a link to choose a password. It works once, for 72 hours.
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16}>
              {fields.map(({ name, field }, index) => (
                <FieldInput
                  key={form.key(name)}
                  name={name}
                  field={field}
                  first={index === 0}
                  input={form.getInputProps(name)}
                />
              ))}
            </SimpleGrid>
          </Paper>
          <Paper p={24} component="section" aria-labelledby="access">
            <Title order={2} id="access" mb={16}>
              Access
            </Title>
            <AccessFields
              draft={draft}
              onChange={setDraft}
              customs={customs ?? []}
              problem={tried ? problem : null}
            />
          </Paper>
          <FormFoot>
            <Button variant="default" onClick={() => void navigate({ to: '/dashboard/users/list' })}>
              Cancel
            </Button>
            <Button type="submit" loading={inviting}>
              Send invitation
            </Button>
          </FormFoot>
        </Stack>
      </form>
    </Page>
  );
}

/** The field that a refusal is about, from a path such as `$.args.email`. */
function fieldOf(error: unknown): string | undefined {
  if (!(error instanceof CombinedError)) return undefined;
  const path = String(error.graphQLErrors[0]?.extensions.path ?? '');
  return names.find((name) => path === `$.args.${name}`);
}

import { Paper, Switch, Text } from '@mantine/core';
import { messages } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { useCommand, useLive } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { mayWrite } from '#kit/definition/allowed.ts';
import { readableColumns } from '#kit/definition/readable.ts';
import { writeProblem } from '#kit/definition/write-problem.ts';
import { useMe } from '#session/session.ts';

const read = graphql(
  'subscription onlyFromHere($id: uuid!) { clients(where: { id: { _eq: $id } }) { id ip_required } }',
);
const write = graphql(`
  mutation setOnlyFromHere($id: uuid!, $on: Boolean!) {
    update_clients_by_pk(pk_columns: { id: $id }, _set: { ip_required: $on }) { id }
  }
`);

/** The switch that limits sign-in for everybody of the client to the allowed addresses. */
export function AllowedAddressesSwitch() {
  const me = useMe();
  const seen = readableColumns('clients', me)?.has('ip_required') === true;
  const { data } = useLive(read, { id: me.client.id }, { pause: !seen });
  const [save, saving] = useCommand(write, { silent: true });
  const client = data?.clients[0];
  if (!seen || !client) return null;
  async function change(on: boolean) {
    const answer = await save({ id: me.client.id, on });
    if (answer.ok) toast.success(messages.updated);
    else toast.error(writeProblem(answer.error, []).sentence, 5_000);
  }
  return (
    <Paper p={16} mb={16}>
      <Switch
        label="Only allow sign-in from these addresses"
        checked={client.ip_required}
        disabled={saving || !mayWrite('clients', 'update', 'ip_required', me)}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <Text size="xs" c="var(--op-muted)" mt={8}>
        This applies to every password and PIN. People who run the organisation can still sign in with a
        password from anywhere, unless their own account is limited to these addresses.
      </Text>
    </Paper>
  );
}

import { grantableRoles, isRole } from '@operatory/domain';
import { maySignIn } from '@operatory/domain/permissions/scopes';
import { useMemo } from 'react';
import { type Client, useClient } from 'urql';
import { codeOf } from '#data/errors.ts';
import { graphql } from '#data/graphql.ts';
import ImportDialog from '#kit/csv/import-dialog.tsx';
import { pauseBeforeRetry } from '#kit/csv/send-rows.ts';
import type { RowsCheck } from '#kit/csv/use-import.ts';
import { useMe } from '#session/session.ts';
import { useCustomRoles } from '../access-fields.tsx';
import { inviteUser } from '../person-queries.ts';
import { checkInvitations, type SeatsLeft } from './check-invitations.ts';
import { inviteFileFields } from './invite-file-fields.ts';
import { invitations } from './send-invitations.ts';

const emailsInUse = graphql(`
  query emailsInUse($emails: [String!]!) { users(where: { email: { _in: $emails } }) { id email } }
`);
const seats = graphql(`
  query seatsLeft($client: uuid!, $where: users_bool_exp!) {
    clients(where: { id: { _eq: $client } }) { id team { id team_size } }
    users_aggregate(where: $where) { aggregate { count } }
  }
`);
/** The number of email addresses that one query looks up. */
const batchSize = 100;

/**
 * The dialog to invite people from a file or from pasted rows. Each row is checked by the rules of an
 * invitation, and sent once.
 */
export default function InviteFileDialog({ onClose }: { onClose: () => void }) {
  const { role, client: organisation } = useMe();
  const client = useClient();
  const customs = useCustomRoles();
  const fields = useMemo(
    () => (customs ? inviteFileFields(isRole(role) ? grantableRoles(role) : [], customs) : null),
    [role, customs],
  );
  const list = useMemo(() => {
    const roles = customs ?? [];
    const check: RowsCheck = async (rows) =>
      checkInvitations(rows, {
        taken: await emailsTaken(
          client,
          rows.map(({ values }) =>
            String(values.email ?? '')
              .trim()
              .toLowerCase(),
          ),
        ),
        customs: roles,
        seats: await seatsLeft(client, organisation.id),
      });
    return {
      table: 'users',
      title: 'Invitations',
      heading: 'Invite from a file',
      template: 'Invitations.csv',
      check,
      sending: {
        send: invitations(
          async (invitation) => (await client.mutation(inviteUser, invitation).toPromise()).error,
          roles,
          pauseBeforeRetry,
        ),
        batchSize: 1,
        verb: 'Invite',
        done: 'invited',
      },
    };
  }, [client, customs, organisation.id]);
  return fields ? <ImportDialog list={list} fields={fields} onClose={onClose} /> : null;
}

/** The addresses that are in use; none if the viewer cannot search by email, and then only the server checks. */
async function emailsTaken(client: Client, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(emails.filter((email) => email !== ''))];
  const taken = new Set<string>();
  for (let from = 0; from < wanted.length; from += batchSize) {
    const some = wanted.slice(from, from + batchSize);
    const { data, error } = await client
      .query(emailsInUse, { emails: some }, { requestPolicy: 'network-only' })
      .toPromise();
    if (error && codeOf(error) === 'validation-failed') return taken;
    if (!data) throw error ?? new Error('no answer');
    for (const { email } of data.users) if (email) taken.add(email.toLowerCase());
  }
  return taken;
}

/** The seats that are left; null if the plan has no limit, or the viewer cannot read it. */
async function seatsLeft(client: Client, organisation: string): Promise<SeatsLeft | null> {
  const { data } = await client
    .query(seats, { client: organisation, where: maySignIn }, { requestPolicy: 'network-only' })
    .toPromise();
  const size = data?.clients[0]?.team?.team_size;
  const taken = data?.users_aggregate.aggregate?.count;
  return typeof size === 'number' && typeof taken === 'number' ? { size, left: size - taken } : null;
}

import { Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCommand, useQueryData } from '#data/hooks.ts';
import { toast } from '#data/toast.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import type { ClientDraft } from './client-arguments.ts';
import { convertLead, createClient, readLead } from './client-commands.ts';
import { ClientForm } from './client-form.tsx';
import { nameParts, suggestedAddress } from './suggested-address.ts';

const invited = 'Client added. Its first admin gets an email to choose a password.';

export function AddClientScreen({ leadId }: { leadId?: string | undefined }) {
  return leadId === undefined ? <AddClient /> : <ConvertLead id={leadId} />;
}

const crumbs = (label: string) => [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Clients', to: '/dashboard/clients/list' },
  { label },
];

function AddClient() {
  const navigate = useNavigate();
  const [create, creating] = useCommand(createClient, { silent: true });
  return (
    <Page title="Add client" breadcrumbs={crumbs('Add')}>
      <ClientForm
        saving={creating}
        onCancel={() => void navigate({ to: '/dashboard/clients/list' })}
        onSave={async (client) => {
          const answer = await create(client);
          if (!answer.ok) return answer;
          toast.success(invited, 5_000);
          const id = answer.data.create_client?.id;
          void navigate({ to: id ? `/dashboard/clients/view/${id}` : '/dashboard/clients/list' });
          return null;
        }}
      />
    </Page>
  );
}

function ConvertLead({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQueryData(readLead, { id });
  const [convert, converting] = useCommand(convertLead, { silent: true });
  const lead = data?.website_cms_leads_by_pk;
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (lead === null) return <ScreenMissing />;
  if (!lead) return <Skeleton height={320} m={24} />;
  const organisation = lead.business_name ?? lead.name;
  const begin: ClientDraft = {
    values: {
      name: organisation,
      account_manager_user_id: lead.assigned_to_user_id ?? '',
      ...nameParts(lead.name),
      email: lead.email ?? '',
      phone: lead.phone ?? '',
    },
    sub_domain: suggestedAddress(organisation),
    plan: { package_id: lead.package_id, team_id: lead.team_id, coupon_code: lead.coupon_code ?? '' },
  };
  return (
    <Page title="Convert lead" note={lead.name} breadcrumbs={crumbs('Convert lead')}>
      <ClientForm
        begin={begin}
        saving={converting}
        onCancel={() => void navigate({ to: '/dashboard/$module/list', params: { module: 'leads' } })}
        onSave={async (client) => {
          const answer = await convert({ id, ...client });
          if (!answer.ok) return answer;
          toast.success(invited, 5_000);
          const made = answer.data.convert_lead?.id;
          void navigate({ to: made ? `/dashboard/clients/view/${made}` : '/dashboard/clients/list' });
          return null;
        }}
      />
    </Page>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { FindOrganisation } from '#features/auth/find-organisation.tsx';

export const Route = createFileRoute('/b-dashboard/dashboard/$subdomain')({ component: Named });

function Named() {
  const { subdomain } = Route.useParams();
  return <FindOrganisation key={subdomain} initial={subdomain} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { FindOrganisation } from '#features/auth/find-organisation.tsx';

export const Route = createFileRoute('/b-dashboard/')({ component: () => <FindOrganisation /> });

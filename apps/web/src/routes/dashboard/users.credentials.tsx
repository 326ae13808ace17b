import { createFileRoute } from '@tanstack/react-router';
import { CredentialMatrixScreen } from '#features/users/credential-matrix-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/users/credentials')({
  beforeLoad: guard('Users', 'EDIT'),
  component: CredentialMatrixScreen,
});

import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPage } from '#features/account/my-account-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/my-account')({
  beforeLoad: guard('My Account'),
  component: MyAccountPage,
});

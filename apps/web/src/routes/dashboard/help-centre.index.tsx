import { createFileRoute } from '@tanstack/react-router';
import { HelpCentrePage } from '#features/help/help-centre-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/help-centre/')({
  beforeLoad: guard('help_centre'),
  component: HelpCentrePage,
});

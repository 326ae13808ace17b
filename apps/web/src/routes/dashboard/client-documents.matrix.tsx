import { createFileRoute } from '@tanstack/react-router';
import { MatrixScreen } from '#features/documents/matrix/matrix-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/client-documents/matrix')({
  beforeLoad: guard('client-documents'),
  component: MatrixScreen,
});

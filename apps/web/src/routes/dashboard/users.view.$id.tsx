import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UserAccess } from '#features/access/user-access.tsx';
import { PersonLeave } from '#features/leave/person/person-leave.tsx';
import { PersonScreen } from '#features/users/person-screen.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/users/view/$id')({
  validateSearch: z.object({ tab: z.catch(z.optional(z.string()), undefined) }),
  beforeLoad: guard('Users'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return (
    <PersonScreen key={id} id={id} rights={<UserAccess userId={id} />} leave={<PersonLeave userId={id} />} />
  );
}

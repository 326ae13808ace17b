import { createFileRoute } from '@tanstack/react-router';

import { UserAccess } from '#features/access/user-access.tsx';
import { PersonInduction } from '#features/induction/person/person-induction.tsx';
import { PersonLeave } from '#features/leave/person/person-leave.tsx';
import { PersonTraining } from '#features/training/person/person-training.tsx';
import { PersonScreen } from '#features/users/person-screen.tsx';
import { guard } from '#session/guards.ts';
import { tab } from '#ui/search-values.ts';

export const Route = createFileRoute('/dashboard/users/view/$id')({
  validateSearch: tab,
  beforeLoad: guard('Users'),
  component: Screen,
});

function Screen() {
  const { id } = Route.useParams();
  return (
    <PersonScreen
      key={id}
      id={id}
      rights={<UserAccess userId={id} />}
      leave={<PersonLeave userId={id} />}
      training={<PersonTraining userId={id} />}
      induction={<PersonInduction userId={id} />}
    />
  );
}

import { Skeleton } from '@mantine/core';
import { graphql } from '#data/graphql.ts';
import { useQueryData } from '#data/hooks.ts';
import { Failed } from '#ui/empty-state.tsx';
import { Page } from '#ui/page.tsx';
import { ScreenMissing } from '#ui/screen-missing.tsx';
import { UserDocuments } from './user-documents.tsx';

const nameOf = graphql(
  'query userName($id: uuid!) { users(where: { id: { _eq: $id } }, limit: 1) { id display_name } }',
);

export function DocumentsScreen({ userId }: { userId: string }) {
  const { data, error, refetch } = useQueryData(nameOf, { id: userId });
  if (error && !data) return <Failed onRefresh={refetch} />;
  if (!data) return <Skeleton height={240} m={24} />;
  const [person] = data.users;
  if (!person) return <ScreenMissing />;
  return (
    <Page
      title="User Documents"
      note={person.display_name}
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Users', to: '/dashboard/users/list' },
        { label: person.display_name, to: `/dashboard/users/view/${userId}` },
        { label: 'User Documents' },
      ]}
    >
      <UserDocuments userId={userId} />
    </Page>
  );
}

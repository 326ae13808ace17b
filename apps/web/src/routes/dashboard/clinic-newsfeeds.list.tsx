import { createFileRoute } from '@tanstack/react-router';
import { NewsfeedScreen } from '#features/newsfeeds/newsfeed-screen.tsx';
import { listSearch } from '#kit/definition/list-search.ts';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/clinic-newsfeeds/list')({
  validateSearch: listSearch,
  beforeLoad: guard('clinic-newsfeeds'),
  component: NewsfeedScreen,
});

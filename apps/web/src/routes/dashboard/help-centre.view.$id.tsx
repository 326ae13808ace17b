import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#features/help/article-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/help-centre/view/$id')({
  beforeLoad: guard('help_centre'),
  component: Article,
});

function Article() {
  const { id } = Route.useParams();
  return <ArticlePage key={id} articleKey={id} />;
}

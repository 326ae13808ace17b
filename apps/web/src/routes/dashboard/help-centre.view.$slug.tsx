import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#features/help/article-page.tsx';
import { guard } from '#session/guards.ts';

export const Route = createFileRoute('/dashboard/help-centre/view/$slug')({
  beforeLoad: guard('help_centre'),
  component: Article,
});

function Article() {
  const { slug } = Route.useParams();
  return <ArticlePage key={slug} articleKey={slug} />;
}

import { Page } from '#ui/page.tsx';

export function Dashboard() {
  return <Page title="Dashboard">{null}</Page>;
}

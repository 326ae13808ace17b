import { subDomain } from '#session/host.ts';
import { FindOrganisation } from './find-organisation.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** The root page: sign-in on an organisation's host, "Find your organisation" on the main one. */
export function LandingPage() {
  return subDomain ? <SignInPage /> : <FindOrganisation />;
}

import { subDomain } from '#session/host.ts';
import { FindOrganisation } from './find-organisation.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** The root: sign-in at an organisation's address, "Find your organisation" at the plain one. */
export function LandingPage() {
  return subDomain ? <SignInPage /> : <FindOrganisation />;
}

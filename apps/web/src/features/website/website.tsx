import { ConfirmPage } from './confirm-page.tsx';
import { EnquiryPage } from './enquiry-page.tsx';
import { FindOrganisationPage } from './find-organisation-page.tsx';
import { FrontPage } from './front-page.tsx';
import { MissingPage } from './missing-page.tsx';
import { RegisterPage } from './register-page.tsx';
import type { WebsiteContent } from './website-content.ts';
import { WebsiteFrame } from './website-frame.tsx';
import { organisationOf, type WebsitePageName } from './website-pages.ts';

/** The props with which the server renders a page and the browser continues. */
export interface WebsiteProps {
  readonly page: WebsitePageName;
  readonly path: string;
  readonly search: string;
  readonly content: WebsiteContent;
  /** The host under which each organisation has its sub-domain, with the port. */
  readonly baseHost: string;
  readonly demo: boolean;
  /** The name of the environment, shown as a badge except for `production`. */
  readonly environment: string;
}

export function Website(props: WebsiteProps) {
  return (
    <WebsiteFrame search={props.search} environment={props.environment}>
      <Page {...props} />
    </WebsiteFrame>
  );
}

function Page({ page, ...props }: WebsiteProps) {
  switch (page) {
    case 'front':
      return <FrontPage {...props} />;
    case 'register':
      return <RegisterPage {...props} />;
    case 'confirm':
      return <ConfirmPage {...props} />;
    case 'enquiry':
      return <EnquiryPage {...props} />;
    case 'find':
    case 'organisation':
      return <FindOrganisationPage {...props} initial={organisationOf(props.path)} />;
    case 'missing':
      return <MissingPage />;
  }
}

import type { ReactNode } from 'react';
import { linkWith } from './campaign.ts';
import { BrandSign } from './illustrations.tsx';

export function WebsiteFrame({
  search,
  environment,
  children,
}: {
  search: string;
  environment: string;
  children: ReactNode;
}) {
  const to = (path: string) => linkWith(path, search);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="head">
        <div className="width head-row">
          <a className="brand" href={to('/')}>
            <BrandSign />
            Operatory
          </a>
          <nav aria-label="Website" className="head-links">
            <a className="only-wide" href={to('/#products')}>
              Products
            </a>
            <a className="only-wide" href={to('/#plans')}>
              Plans
            </a>
            <a className="only-wide" href={to('/#questions')}>
              Questions
            </a>
            <a href="/b-dashboard">Sign in</a>
            <a className="button small" href={to('/register-now')}>
              Register now
            </a>
          </nav>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="width foot-row">
          <span>Operatory, made for Australian dental clinics</span>
          {environment === 'production' ? null : <em className="orange badge">{environment}</em>}
          <nav aria-label="More">
            <a href={to('/dental-enquiry')}>Ask us</a>
            <a href={to('/register-now')}>Register now</a>
            <a href="/b-dashboard">Sign in</a>
          </nav>
        </div>
      </footer>
    </>
  );
}

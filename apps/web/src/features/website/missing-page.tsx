/** Shown with status 404 for a URL that does not exist. */
export const MissingPage = () => (
  <section className="width section narrow">
    <h1>Page not found</h1>
    <p className="lead">
      There is no page at this address. Check the spelling, or start from the first page.
    </p>
    <p className="actions">
      <a className="button" href="/">
        Go to the first page
      </a>
      <a className="button quiet" href="/b-dashboard">
        Find your organisation
      </a>
    </p>
  </section>
);

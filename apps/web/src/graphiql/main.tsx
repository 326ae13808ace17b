import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { accessToken } from '#data/token.ts';
import { fetcher } from './fetcher.ts';

const query = `# Runs as the user signed in at this address: what the role may not see is not in the schema.
query {
  me { role user { display_name } }
  tasks(limit: 5, order_by: {deadline_date: asc}) { id name status }
}
`;

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const signedIn = (await accessToken()) !== undefined;
createRoot(root).render(
  <StrictMode>
    {signedIn ? (
      <GraphiQL fetcher={fetcher} defaultQuery={query} shouldPersistHeaders={false} />
    ) : (
      <p id="who">
        Please Login: <a href="/">sign in</a> at this address, then open this page again.
      </p>
    )}
  </StrictMode>,
);

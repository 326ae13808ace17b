import { beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './support/server.ts';

const dashboard = 'https://reports.example/d/1';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ REPORTS_URL: dashboard });
});

test('the URL of the reports is given to client_admin, who can view reports, and not to an employee', async () => {
  const { admin, worker } = await server.signInAll('north', 'admin', 'worker');
  const ask = async (person: typeof admin) =>
    (await person.must<{ me: { reports_url: string | null } }>('{ me { reports_url } }')).me.reports_url;
  expect([await ask(admin), await ask(worker)]).toEqual([dashboard, null]);
});

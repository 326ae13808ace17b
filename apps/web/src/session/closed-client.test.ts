import { beforeEach, expect, test, vi } from 'vitest';

const error = vi.fn();
const findTenant = vi.fn();
const signOut = vi.fn(async () => undefined);
vi.mock('#data/toast.ts', () => ({ toast: { error } }));
vi.mock('./host.ts', () => ({ subDomain: 'closedclinic' }));
vi.mock('./session.ts', () => ({
  boot: async () => undefined,
  currentSession: () => ({ status: 'signed-out' }),
  signOut,
}));
vi.mock('#data/rest.ts', () => ({
  RestError: class extends Error {
    status = 404;
  },
  rest: findTenant,
}));
beforeEach(() => vi.resetModules());

test('at a closed client, the page says so for three seconds, signs out and leads to /login', async () => {
  const { RestError } = await import('#data/rest.ts');
  findTenant.mockRejectedValue(new RestError('Invalid subdomain', 'invalid_subdomain'));
  const { requireNoSession } = await import('./guards.ts');
  await expect(requireNoSession({ preload: false })).rejects.toMatchObject({ options: { to: '/login' } });
  expect(error).toHaveBeenCalledExactlyOnceWith('Invalid subdomain', 3000);
  expect(signOut).toHaveBeenCalledOnce();
});

import { expect, test, vi } from 'vitest';

const query = vi.fn(() => ({
  toPromise: async () => ({ data: { me: { now: '2026-11-25T00:00:00Z', grants: [] } } }),
}));
let changed: () => void = () => undefined;
let supplier = false;
vi.mock('#data/client.ts', () => ({ client: { query } }));
vi.mock('#data/socket.ts', () => ({
  closeSocket: () => undefined,
  socket: () => undefined,
  onMeChanged: (listener: () => void) => {
    changed = listener;
  },
}));
vi.mock('#data/token.ts', () => ({ isSupplier: () => supplier, onLoss: () => undefined }));
vi.mock('./host.ts', () => ({ subDomain: 'harboursmiles' }));
vi.mock('./own-storage.ts', () => ({ forgetOwn: () => undefined }));

test('refetches the user’s own data when rights change, but not for a supplier or while nobody is signed in', async () => {
  const { loadMe } = await import('./session.ts');
  changed();
  expect(query).not.toHaveBeenCalled();
  await loadMe();
  changed();
  expect(query).toHaveBeenCalledTimes(2);
  supplier = true;
  changed();
  expect(query).toHaveBeenCalledTimes(2);
});

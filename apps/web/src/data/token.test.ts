import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a supplier’s token is renewed for the order of the page', async () => {
  vi.stubGlobal('navigator', {});
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { order_id } = JSON.parse(body) as { readonly order_id: string };
    asked.push([path, order_id]);
    const expires_at = new Date(Date.now() + 900_000).toISOString();
    return new Response(JSON.stringify({ token: `new of ${order_id}`, expires_at, order_id }));
  });
  const { accessToken, keepSupplier, supplierOrderId } = await import('./token.ts');
  keepSupplier({ token: 'old', expires_at: new Date(Date.now() + 30_000).toISOString(), order_id: 'a' });
  expect(await accessToken()).toBe('new of a');
  expect(supplierOrderId()).toBe('a');
  expect(asked).toEqual([['/api/v1/order-chat/refresh', 'a']]);
});

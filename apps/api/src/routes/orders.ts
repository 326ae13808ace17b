import { messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertWritable } from '../auth/subscription-status.ts';
import {
  type ListedProduct,
  listedQuery,
  mailShoppingList,
  shoppingList,
} from '../commands/orders/shopping-list.ts';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError, httpErrorOf } from '../errors/http-error.ts';
import { orderFacts } from '../pdf/order-facts.ts';
import { orderPdf } from '../pdf/order-pdf.ts';

const readable =
  'query readable($id: uuid!) { clinic_im_product_orders(where: { id: { _eq: $id } }) { id } }';

/**
 * `GET /api/v1/orders/{id}/pdf`: an order as a PDF, for everybody who can read it, suppliers included. `POST
 * /api/v1/auth-action/sendEmailShoppingList`: emails a shopping list to the caller or to suppliers.
 */
export function registerOrderRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/auth-action/sendEmailShoppingList', async (request) => {
    const who = await context.auth.authenticate(request);
    if (!who.grants.has('clinic-im-product-orders:ADD'))
      throw new HttpError(403, 'no_permission', messages.no_permission);
    const list = shoppingList.parse(request.body);
    try {
      assertWritable(who, ['sendEmailShoppingList']);
      const ids = list.lines.map(({ clinic_im_product_id }) => clinic_im_product_id);
      const prepared = context.engine.plan({ query: listedQuery }, who);
      const { clinic_im_products } = JSON.parse(
        String(await context.engine.execute(prepared, { ids }, who)),
      ) as {
        readonly clinic_im_products: readonly ListedProduct[];
      };
      return await mailShoppingList(context, who, list, clinic_im_products);
    } catch (error) {
      throw httpErrorOf(error, ['permission-error', 'validation-failed']);
    }
  });

  app.get<{ Params: { id: string } }>('/api/v1/orders/:id/pdf', async (request, reply) => {
    const who = await context.auth.authenticate(request, { suppliers: true });
    const { success, data: id } = z.uuid().safeParse(request.params.id);
    if (!success || !(await reads(context, who, id)))
      throw new HttpError(404, 'not_found', messages.order_not_found);
    const order = await orderFacts(context, who, id);
    const name = encodeURIComponent(`${order.number}.pdf`);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
      .header('cache-control', 'private, no-store')
      .send(await orderPdf(order));
  });
}

/** @returns True if the engine shows the order to this person. */
async function reads({ engine }: AppContext, who: SignedIn, id: string): Promise<boolean> {
  if (!who.supplier && !who.grants.has('clinic-im-product-orders:VIEW')) return false;
  try {
    return String(await engine.execute(engine.plan({ query: readable }, who), { id }, who)).includes(id);
  } catch (error) {
    // A role whose schema has no orders cannot read any.
    if (error instanceof EngineError && error.code === 'validation-failed') return false;
    throw error;
  }
}

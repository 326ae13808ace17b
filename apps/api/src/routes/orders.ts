import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { demandWritable } from '../auth/standing.ts';
import {
  type ListedProduct,
  listedQuery,
  mailShoppingList,
  shoppingList,
} from '../commands/orders/shopping-list.ts';
import type { AppContext } from '../context.ts';
import { HttpError, refusalOf } from '../http-error.ts';

/** `POST /api/v1/auth-action/sendEmailShoppingList`: mails what is to be ordered to oneself, or to its suppliers. */
export function registerOrderRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/auth-action/sendEmailShoppingList', async (request) => {
    const who = await context.auth.authenticate(request);
    if (!who.grants.has('clinic-im-product-orders:ADD'))
      throw new HttpError(403, 'no_permission', messages.no_permission);
    const list = shoppingList.parse(request.body);
    try {
      demandWritable(who, ['sendEmailShoppingList']);
      const ids = list.lines.map(({ clinic_im_product_id }) => clinic_im_product_id);
      const prepared = context.engine.plan({ query: listedQuery }, who);
      const { clinic_im_products } = JSON.parse(
        String(await context.engine.execute(prepared, { ids }, who)),
      ) as {
        readonly clinic_im_products: readonly ListedProduct[];
      };
      return await mailShoppingList(context, who, list, clinic_im_products);
    } catch (error) {
      throw refusalOf(error, ['permission-error', 'validation-failed']);
    }
  });
}

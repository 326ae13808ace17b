import { events, isEventName, messages } from '@operatory/domain';
import { EngineError } from '@operatory/engine';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext, SignedIn } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

const isTaskEvent = (name: string): boolean => isEventName(name) && events[name].entity === 'tasks';
const orderEvents = ['user_reply_order_chat', 'supplier_reply_order_chat'];
const input = z
  .object({
    trigger: z.string().max(60).optional(),
    type: z.string().max(60).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  })
  .transform(({ trigger, type, data }) => ({ trigger: trigger ?? type ?? '', data: data ?? {} }));

/**
 * `POST /api/v1/event/common` exists for callers that announce their changes. The event was written together
 * with the row, so this only checks that the caller can read the row. Recipients in the body are ignored.
 */
export function registerEventRoutes(app: FastifyInstance, context: AppContext): void {
  app.post('/api/v1/event/common', async (request) => {
    const who = await context.auth.authenticate(request, { suppliers: true });
    const { trigger, data } = input.parse(request.body);
    if (orderEvents.includes(trigger)) {
      const orderId = z.uuid().safeParse(data.orderId ?? data.order_id ?? data.id);
      if (!orderId.success || !(await isParty(context, who, 'clinic_im_product_orders', orderId.data)))
        throw new HttpError(404, 'not_found', messages.order_not_found);
      return { message: 'Already notified', delivered: true };
    }
    const taskId = z.uuid().safeParse(data.task_id ?? data.taskId ?? data.id);
    if (!isTaskEvent(trigger) || !taskId.success) {
      throw new HttpError(400, 'invalid', messages.fill_valid_details);
    }
    if (!(await isParty(context, who, 'tasks', taskId.data)))
      throw new HttpError(404, 'not_found', messages.nothing_found);
    return { message: 'Already notified', delivered: true };
  });
}

/** @returns True if the engine shows the row to the caller. */
async function isParty(
  { engine }: AppContext,
  who: SignedIn,
  table: 'tasks' | 'clinic_im_product_orders',
  id: string,
): Promise<boolean> {
  try {
    const prepared = engine.plan(
      { query: `query ($id: uuid!) { ${table}(where: {id: {_eq: $id}}) { id } }` },
      who,
    );
    return String(await engine.execute(prepared, { id }, who)).includes(id);
  } catch (error) {
    // A role whose schema does not have the table can read none of its rows.
    if (error instanceof EngineError && error.code === 'validation-failed') return false;
    throw error;
  }
}

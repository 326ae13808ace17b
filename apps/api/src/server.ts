import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppContext } from './context/context.ts';
import { registerDevClock } from './dev/dev-clock.ts';
import { registerEmailPages } from './dev/dev-emails.ts';
import { registerInboxRoutes } from './dev/dev-inbox.ts';
import { registerDevPlan } from './dev/dev-plan.ts';
import { registerDevStories } from './dev/dev-stories.ts';
import { registerGraphql } from './graphql/endpoint.ts';
import { limits } from './graphql/limits.ts';
import { registerSockets } from './graphql/sockets.ts';
import { registerHealth } from './http/health.ts';
import { registerJsonBody } from './http/json-body.ts';
import { refuseNulInAddress, refuseTwoHosts } from './http/reject-nul.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerErrors } from './http/server-errors.ts';
import { registerWebFiles } from './http/web-files.ts';
import { registerAuthRoutes } from './routes/auth.ts';
import { registerCourseCertificateRoutes } from './routes/course-certificates.ts';
import { registerDemoRoutes } from './routes/demo.ts';
import { registerDocumentProofRoutes } from './routes/document-proof.ts';
import { registerEventRoutes } from './routes/event.ts';
import { registerExportRoutes } from './routes/export.ts';
import { registerFileRoutes } from './routes/files.ts';
import { registerHolidayRoutes } from './routes/holidays.ts';
import { registerImportRoutes } from './routes/import.ts';
import { registerInvoiceRoutes } from './routes/invoices.ts';
import { registerKioskRoutes } from './routes/kiosk.ts';
import { registerMySessionRoutes } from './routes/my-sessions.ts';
import { registerOrderChatRoutes } from './routes/order-chat.ts';
import { registerOrderRoutes } from './routes/orders.ts';
import { registerPaymentRoutes } from './routes/payments.ts';
import { registerPlaceRoutes } from './routes/place-row.ts';
import { registerPushRoutes } from './routes/push.ts';
import { registerRosterFeedRoutes } from './routes/roster-feed.ts';
import { registerSignUpRoutes } from './routes/sign-up.ts';
import { registerUploadRoutes } from './routes/uploads.ts';
import { registerWebsiteRoutes } from './routes/website.ts';
import { registerWrittenPageRoutes } from './routes/written-pages.ts';

export interface Server {
  readonly app: FastifyInstance;
  /** Makes the readiness check succeed, unless the server is draining. */
  warm(): void;
  /** Makes the readiness check fail. Answers then close their connections. */
  drain(): void;
}

/** Builds the server with web, GraphQL, sockets and REST on one port. It does not listen yet. */
export function buildServer(context: AppContext): Server {
  const proxies = context.env.TRUSTED_PROXIES;
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: context.env.GRAPHQL_LIMITS.bodyBytes,
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    // Fastify sets no limit by default, so that a request that never ends would keep its connection.
    requestTimeout: limits.requestMilliseconds,
  });
  let warm = false;
  let closing = false;
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  registerSecurityHeaders(app, context.env);
  registerErrors(app);
  refuseNulInAddress(app);
  refuseTwoHosts(app);
  registerJsonBody(app, context.largeBodies);
  app.register(cookie);
  registerHealth(app, context, () => (closing ? 'closing' : warm ? null : 'warming up'));
  registerDevClock(app, context);
  registerDevPlan(app, context);
  registerDevStories(app, context);
  registerGraphql(app, context);
  registerSockets(app, context);
  registerAuthRoutes(app, context);
  registerOrderChatRoutes(app, context);
  registerKioskRoutes(app, context);
  registerMySessionRoutes(app, context);
  registerPushRoutes(app, context);
  registerFileRoutes(app, context);
  registerUploadRoutes(app, context);
  registerExportRoutes(app, context);
  registerImportRoutes(app, context);
  registerPlaceRoutes(app, context);
  registerEventRoutes(app, context);
  registerOrderRoutes(app, context);
  registerInvoiceRoutes(app, context);
  registerDocumentProofRoutes(app, context);
  registerCourseCertificateRoutes(app, context);
  registerWrittenPageRoutes(app, context);
  registerPaymentRoutes(app, context);
  registerHolidayRoutes(app, context);
  registerRosterFeedRoutes(app, context);
  registerWebsiteRoutes(app, context);
  registerSignUpRoutes(app, context);
  registerDemoRoutes(app, context);
  registerInboxRoutes(app, context);
  registerEmailPages(app, context);
  registerWebFiles(app, context);
  return {
    app,
    warm: () => {
      warm = true;
    },
    drain: () => {
      closing = true;
    },
  };
}

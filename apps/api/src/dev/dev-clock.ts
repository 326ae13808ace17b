import formbody from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context/context.ts';
import { HttpError } from '../errors/http-error.ts';

/**
 * Outside production, `/dev/clock` shows and sets the product's time (`{"now": "2026-11-21T09:00:00+11:00"}`,
 * null for the real time).
 */
export function registerDevClock(app: FastifyInstance, context: AppContext): void {
  if (context.env.production) return;
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, formbody.parse(String(body))),
    );
    scope.get('/dev/clock', async (request, reply) => {
      const now = context.clock.now().toISOString();
      const set = context.clock.setting() !== '';
      if (!String(request.headers.accept ?? '').includes('text/html')) return { now, set };
      return reply.type('text/html; charset=utf-8').send(page(now, set));
    });
    scope.post('/dev/clock', async (request, reply) => {
      // A page of another origin must not set the time by sending a form to this route.
      const { origin, host } = request.headers;
      if (origin && (!URL.canParse(origin) || new URL(origin).host !== host))
        throw new HttpError(403, 'forbidden', 'Wrong origin');
      const given = (request.body as { now?: string | null } | null)?.now;
      const instant = given ? new Date(given.length <= 16 ? `${given}Z` : given) : null;
      if (instant && Number.isNaN(instant.getTime()))
        throw new HttpError(400, 'invalid', 'now: not an instant');
      await context.clock.set(instant);
      if (String(request.headers['content-type']).startsWith('application/x-www'))
        return reply.redirect('/dev/clock', 303);
      return { now: context.clock.now().toISOString(), set: instant !== null };
    });
  });
}

const page = (
  now: string,
  set: boolean,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Clock</title>
<style>body{font:16px system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}input,button{font:inherit;padding:.4rem}</style>
<h1>The product's clock</h1><p>${set ? 'The time was set. It runs on from the time below.' : 'Showing the real time.'}</p>
<p><strong>${now}</strong></p>
<form method="post"><label>Date and time (UTC) <input type="datetime-local" name="now" value="${now.slice(0, 16)}"></label> <button>Set</button></form>
<form method="post"><input type="hidden" name="now" value=""><button>Use the real time</button></form></html>`;

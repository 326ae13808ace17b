import { messages } from '@operatory/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limitPerson } from '../auth/throttle.ts';
import type { AppContext } from '../context/context.ts';
import { inTenant } from '../database/tenant.ts';
import { HttpError } from '../errors/http-error.ts';
import { type CourseCertificateFacts, courseCertificatePdf } from '../pdf/course-certificate-pdf.ts';
import { mayReadRow } from '../rights/may-read-row.ts';
import { sendPdf } from './send-pdf.ts';

/** The calls that one person may make in a minute. */
const perMinute = 60;
const text = `
  select f.short_id, o.name as client_name, f.course_name, u.display_name as person, f.grade_name, f.percentage::text,
    f.issued_at, f.expires_at, coalesce(k.zone, o.zone) as zone
  from training_course_certificates f
    join training_course_enrollments e on e.client_id = f.client_id and e.id = f.training_course_enrollment_id
    join training_courses c on c.client_id = e.client_id and c.id = e.training_course_id
    join users u on u.client_id = e.client_id and u.id = e.user_id
    join clients o on o.id = e.client_id
    left join clinics k on k.client_id = e.client_id and k.id = coalesce(c.clinic_id, u.clinicid)
  where f.client_id = $1 and f.training_course_enrollment_id = $2`;

/** Endpoint for the certificate of a completed course as a PDF, for everybody who can read the enrolment. */
export function registerCourseCertificateRoutes(app: FastifyInstance, context: AppContext): void {
  app.get<{ Params: { id: string } }>(
    '/api/v1/training-enrollments/:id/certificate.pdf',
    async (request, reply) => {
      const who = await context.auth.authenticate(request);
      const id = z.uuid().safeParse(request.params.id);
      const isReadable =
        id.success && (await mayReadRow(context, who, 'training_course_enrollments', id.data));
      const [facts] = isReadable
        ? await inTenant(context.pools.tenant, who.client_id, (sql) =>
            sql<CourseCertificateFacts & Record<string, unknown>>(text, [who.client_id, id.data]),
          )
        : [];
      if (!facts) throw new HttpError(404, 'not_found', messages.nothing_found);
      await limitPerson(context, who, 'course-certificate', perMinute);
      return sendPdf(reply, `Certificate ${facts.short_id}`, await courseCertificatePdf(facts));
    },
  );
}

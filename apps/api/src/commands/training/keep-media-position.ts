import { hasGrant } from '@operatory/domain';
import { z } from 'zod';
import { notFound } from '../../errors/refusal.ts';
import { defineCommand } from '../define.ts';
import { viewerOf } from '../viewer.ts';

/** Called every few seconds while a video plays, so it is a single statement without other locks. */
export const keepMediaPosition = defineCommand({
  name: 'keep_media_position',
  description: 'Notes where the learner has stopped watching the video of an item that they have opened.',
  input: z.object({ id: z.uuid(), seconds: z.int().min(0).max(86_400) }),
  returns: null,
  async run({ db, actor, input }) {
    if (!hasGrant(viewerOf(actor).grants, 'my-training', 'VIEW')) throw notFound();
    const affected_rows = await db.$executeRaw`
      update training_course_submissions s set media_seconds = ${input.seconds}
      from training_course_enrollments e
      where s.client_id = ${actor.client_id}::uuid and s.id = ${input.id}::uuid and e.client_id = s.client_id
        and e.id = s.training_course_enrollment_id and e.user_id = ${actor.user_id}::uuid`;
    if (affected_rows === 0) throw notFound();
    return { affected_rows };
  },
});

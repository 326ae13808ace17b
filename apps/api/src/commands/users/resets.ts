import { mayActOn } from '@operatory/domain';
import { z } from 'zod';
import { defineCommand } from '../define.ts';
import { assertRule, requireOk } from '../refuse.ts';
import { auditPerson, emitAccountEvent } from './events.ts';
import { mayEmailLink } from './invite.ts';
import { actorOf, lockPerson } from './people.ts';

const reset = (what: 'password' | 'pin', description: string) =>
  defineCommand({
    name: `reset_user_${what}`,
    description,
    input: z.object({ user_id: z.uuid() }),
    returns: 'users',
    async run(run) {
      const person = await lockPerson(run, run.input.user_id);
      requireOk(mayActOn(actorOf(run.actor), person, 'PASSWORD'));
      assertRule(
        person.profile_status !== 'INACTIVE' && person.roles.some(({ blocked }) => !blocked),
        'is_blocked',
      );
      requireOk(await mayEmailLink(run, person.id));
      auditPerson(run, person.id, `${what}_link_sent`);
      emitAccountEvent(run, 'security', person.id, { what });
      return { id: person.id };
    },
  });

export const resetUserPassword = reset(
  'password',
  'Emails a colleague a link to choose a new password. The old password works until they do.',
);
export const resetUserPin = reset(
  'pin',
  'Emails a colleague a link that shows a new PIN. The old PIN works until they open it.',
);

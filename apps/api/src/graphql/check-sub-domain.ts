import { hasGrant, messages } from '@operatory/domain';
import { Refusal } from '../errors/refusal.ts';
import { checkSubDomain, type SubDomainAnswer } from '../sign-up/check-sub-domain.ts';
import type { Builder } from './builder.ts';

/**
 * Adds the query `check_sub_domain`: whether a new client could have a sub-domain, for users who can add
 * clients.
 */
export function addCheckSubDomain(builder: Builder): void {
  const answer = builder.objectRef<SubDomainAnswer>('sub_domain_answer').implement({
    fields: (t) => ({
      sub_domain: t.exposeString('sub_domain', { description: 'As it would be stored' }),
      available: t.exposeBoolean('available'),
      message: t.exposeString('message'),
    }),
  });
  builder.queryField('check_sub_domain', (t) =>
    t.field({
      type: answer,
      description: 'Whether a new client could have this sub-domain, and why not',
      args: { sub_domain: t.arg.string({ required: true }) },
      resolve: (_root, { sub_domain }, { app, who }) => {
        if (!hasGrant(who.grants, 'clients', 'ADD'))
          throw new Refusal('no_permission', messages.no_permission);
        return checkSubDomain(app.pools.platform, sub_domain.slice(0, 100));
      },
    }),
  );
}

import { messages, normalSubDomain, subDomainProblem } from '@operatory/domain';
import type { Pool } from 'pg';
import { acrossTenants } from '../database/tenant.ts';

export interface SubDomainAnswer {
  /** The sub-domain as it would be stored. */
  readonly sub_domain: string;
  readonly available: boolean;
  readonly message: string;
}

/** @returns Whether a new client can have this sub-domain, with a message. Inactive clients keep theirs. */
export async function checkSubDomain(platform: Pool, typed: string): Promise<SubDomainAnswer> {
  const sub_domain = normalSubDomain(typed);
  const problem = subDomainProblem(typed);
  if (problem) return { sub_domain, available: false, message: messages[problem] };
  const taken = await acrossTenants(platform, (sql) =>
    sql('select 1 from clients where sub_domain = $1', [sub_domain]),
  );
  return taken.length > 0
    ? { sub_domain, available: false, message: messages.sub_domain_taken }
    : { sub_domain, available: true, message: messages.sub_domain_available };
}

import { localDate, platformZone } from '@operatory/domain';
import { dollars } from '#ui/dollars.ts';
import { Pill } from '#ui/pill.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { usePlanOf, useSeatsOf } from './listed-clients.tsx';
import { endsSoon, revenueOf } from './plan-of-client.ts';
import { seatsInWords } from './record/overview-words.ts';

/** The last day of a client's plan, marked if it is near or past. */
export function PlanUntil({ clientId, from }: { clientId: string; from: Date }) {
  const plan = usePlanOf(clientId);
  if (!plan) return <>–</>;
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <span className="tabular">{localDate(plan.expire_at, platformZone)}</span>
      {plan.plan_status === 'ACTIVE' ? (
        endsSoon(plan, from) ? (
          <Pill hue="orange" small>
            Soon
          </Pill>
        ) : null
      ) : (
        <StatusBadge status={plan.plan_status} />
      )}
    </span>
  );
}

export function PlanRevenue({ clientId }: { clientId: string }) {
  const plan = usePlanOf(clientId);
  const revenue = plan ? revenueOf(plan) : null;
  return <span className="tabular">{revenue === null ? '–' : dollars(revenue)}</span>;
}

export function Seats({ clientId }: { clientId: string }) {
  const seats = useSeatsOf(clientId);
  return <span className="tabular">{seats ? seatsInWords(seats) : null}</span>;
}

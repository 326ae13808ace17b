import { useEffect, useState } from 'react';
import { ownTenant, type Tenant } from './tenant.ts';

/** Undefined while the organisation is loading; `attempt` counts the retries. */
export function useOwnTenant(attempt = 0): Tenant | null | undefined {
  const [found, setFound] = useState<{ readonly attempt: number; readonly tenant: Tenant | null }>();
  useEffect(() => {
    let wanted = true;
    void ownTenant().then((tenant) => wanted && setFound({ attempt, tenant }));
    return () => {
      wanted = false;
    };
  }, [attempt]);
  return found?.attempt === attempt ? found.tenant : undefined;
}

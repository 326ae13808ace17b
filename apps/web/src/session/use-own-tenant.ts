import { useEffect, useState } from 'react';
import { ownTenant, type Tenant } from './tenant.ts';

/** The organisation of this host; undefined while loading. `attempt` is increased to try again. */
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

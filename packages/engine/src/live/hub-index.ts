import type { Cohort } from './cohort.ts';
import type { Change } from './live-plan.ts';

/** Finds the cohorts that a change affects without examining the others. */
export class CohortIndex {
  /** By table, then by tenant; '' for cohorts that changes of any tenant affect. */
  readonly #byTable = new Map<string, Map<string, Set<Cohort>>>();

  add(cohort: Cohort): void {
    for (const table of cohort.tables) {
      const byTenant = this.#byTable.get(table) ?? new Map<string, Set<Cohort>>();
      this.#byTable.set(table, byTenant);
      const tenant = cohort.tenant ?? '';
      const cohorts = byTenant.get(tenant) ?? new Set<Cohort>();
      byTenant.set(tenant, cohorts.add(cohort));
    }
  }

  delete(cohort: Cohort): void {
    for (const table of cohort.tables) {
      const byTenant = this.#byTable.get(table);
      const cohorts = byTenant?.get(cohort.tenant ?? '');
      cohorts?.delete(cohort);
      if (cohorts?.size === 0) byTenant?.delete(cohort.tenant ?? '');
      if (byTenant?.size === 0) this.#byTable.delete(table);
    }
  }

  *touchedBy({ table, tenant }: Change): Iterable<Cohort> {
    const byTenant = this.#byTable.get(table);
    if (!byTenant) return;
    if (tenant === null) for (const cohorts of byTenant.values()) yield* cohorts;
    else {
      yield* byTenant.get(tenant) ?? [];
      yield* byTenant.get('') ?? [];
    }
  }
}

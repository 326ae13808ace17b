import { graphql } from '#data/graphql.ts';

export const onboardingField = graphql(`
  query onboarding {
    onboarding { steps { key done } has_sample_data hidden sample_kept { kind count } }
  }
`);

export const hideOnboarding = graphql(`
  mutation hideOnboarding($hidden: Boolean!) { hide_onboarding(hidden: $hidden) { affected_rows } }
`);
export const addSampleData = graphql(`
  mutation addSampleData { add_sample_data { affected_rows } }
`);
export const removeSampleData = graphql(`
  mutation removeSampleData { remove_sample_data { affected_rows } }
`);

/** The tables whose rows complete the steps. */
const tables = ['clinics', 'clinic_rooms', 'users', 'tasks', 'clinic_im_products', 'clinic_rosters'] as const;

/**
 * A live query on the tables that the user can read. Its answer changes when a step may have been completed.
 */
export const onboardingSignal = (readable: readonly string[]) =>
  graphql<Readonly<Record<string, unknown>>>(`
    subscription onboardingSignal {
      __typename
      ${tables
        .filter((table) => readable.includes(table))
        .map((table) => `${table}(order_by: [{ created_at: desc }], limit: 2) { id }`)
        .join('\n      ')}
    }
  `);

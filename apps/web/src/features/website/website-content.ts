import { pricedTeams } from '@operatory/domain/plans/priced-teams';

/** The contents of the public pages, as `GET /api/v1/website` returns them. */
export interface WebsiteContent {
  /** Whether visitors can set up an organisation themselves; if not, the form sends an enquiry. */
  readonly self_sign_up: boolean;
  readonly products: readonly Product[];
  readonly pricing_plans: readonly PricingPlan[];
  readonly packages: readonly Package[];
}

export interface Product {
  readonly key: string;
  readonly name: string;
  readonly display_name: string | null;
  readonly tag_line: string | null;
  readonly short_info: string | null;
  readonly info_sections: readonly { readonly title?: string; readonly text?: string }[];
  readonly faqs: readonly { readonly question?: string; readonly answer?: string }[];
}

export interface PricingPlan {
  readonly name: string;
  readonly label: string | null;
  readonly benefits: readonly string[];
}

export interface Package {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly modules: readonly string[];
  readonly prices: readonly PackagePrice[];
}

export interface PackagePrice {
  readonly team_id: number;
  readonly team_name: string;
  readonly team_size: number;
  /** AUD per month, GST included, as decimal text. */
  readonly price: string;
}

export const emptyContent: WebsiteContent = {
  self_sign_up: false,
  products: [],
  pricing_plans: [],
  packages: [],
};

/** All teams that any package is sold for, the smallest first. */
export const teamsOf = (packages: readonly Package[]): readonly Omit<PackagePrice, 'price'>[] =>
  pricedTeams(packages.flatMap(({ prices }) => prices));

export const priceOf = (each: Package | undefined, team: number): string | undefined =>
  each?.prices.find(({ team_id }) => team_id === team)?.price;

/** The website's description of a package, which has the package's name. */
export const planOf = (plans: readonly PricingPlan[], each: Package): PricingPlan | undefined =>
  plans.find(({ name }) => name === each.name);

export const dollars = (amount: string): string => {
  const [whole = '0', cents = ''] = amount.split('.');
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents.padEnd(2, '0').slice(0, 2)}`;
};

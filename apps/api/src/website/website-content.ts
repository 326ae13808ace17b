import type { Pool } from 'pg';
import { acrossTenants } from '../database/tenant.ts';

export interface PackagePrice {
  readonly team_id: number;
  readonly team_name: string;
  readonly team_size: number;
  /** The price in AUD a month with GST. */
  readonly price: string;
}
export interface OfferedPackage {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  /** The titles of the package's modules. */
  readonly modules: readonly string[];
  readonly prices: readonly PackagePrice[];
}
export interface WebsiteContent {
  readonly products: readonly Readonly<Record<string, unknown>>[];
  readonly pricing_plans: readonly Readonly<Record<string, unknown>>[];
  readonly packages: readonly OfferedPackage[];
}

const productColumns = `p.key, p.name, p.display_name, p.tag_line, p.short_info, p.complete_info, p.info_title, p.info_sections,
  p.faqs_title, p.faqs, p.call_to_action_title, p.call_to_action_info, p.call_to_action_label, p.call_to_action_url`;
const planColumns = `p.id, p.name, p.label, p.type, p.tenure_in_days, p.benefits, p.price::text, p.price_currency_toggle,
  p.product_type, p.max_clinics, p.max_users, p.sms_credits, p.email_credits`;

/** The public website shows active products, pricing plans, and packages with prices. */
export const websiteContent = (platform: Pool): Promise<WebsiteContent> =>
  acrossTenants(platform, async (sql) => {
    const products = await sql(
      `select ${productColumns} from website_cms_products p where p.status = 'ACTIVE' and p.deleted_at is null
       order by p.position, p.id`,
    );
    const pricing_plans = await sql(
      `select ${planColumns} from website_cms_pricing_plans p where p.status = 'ACTIVE' and p.deleted_at is null
       order by p.position, p.id`,
    );
    const packages = await sql<OfferedPackage>(
      `select p.id, p.name, p.description,
         array(select m.title from packagemodules l join modules m on m.id = l.module_id
           where l.package_id = p.id and l.checked and m.master_name is null and not m.hide_in_menu and not m.platform
           order by m.position, m.id) as modules,
         (select coalesce(json_agg(json_build_object('team_id', t.id, 'team_name', t.name, 'team_size', t.team_size,
             'price', l.price::text) order by t.team_size, t.id), '[]')
           from teampackages l join teams t on t.id = l.team_id where l.package_id = p.id) as prices
       from packages p where exists (select from teampackages l where l.package_id = p.id) order by p.id`,
    );
    return { products, pricing_plans, packages };
  });

import { sqlText, type Tx } from '@operatory/db';
import { z } from 'zod';
import { plainText } from '../http/reject-nul.ts';

const word = plainText.trim().max(100).nullish();
/** The campaign that brought a visitor, from the `utm_…` parameters of the page's URL. */
export const campaignInput = z
  .object({
    source: word,
    medium: word,
    name: word,
    term: word,
    content: plainText.trim().max(200).nullish(),
  })
  .nullish();
export type Campaign = z.output<typeof campaignInput>;

/** Finds or adds the source of a campaign. Null without a campaign. */
export async function sourceOf(
  db: Tx,
  table: 'client_sources' | 'website_cms_lead_sources',
  campaign: Campaign,
): Promise<string | null> {
  if (!campaign?.source) return null;
  const { source, medium = null, name = null, term = null, content = null } = campaign;
  const [known] = await db.$queryRaw<{ id: string }[]>`
    select id from ${sqlText(table)} where lower(campaign_source) = lower(${source})
      and lower(coalesce(campaign_medium, '')) = lower(${medium ?? ''}) and lower(coalesce(campaign_name, '')) = lower(${name ?? ''})
    order by created_at, id limit 1`;
  if (known) return known.id;
  const title = [source, medium, name].filter(Boolean).join(' / ').slice(0, 100);
  // Another visitor of the same campaign may add it at the same moment.
  const [added] = await db.$queryRaw<{ id: string }[]>`
    insert into ${sqlText(table)} (name, campaign_source, campaign_medium, campaign_name, campaign_term, campaign_content)
    values (${title}, ${source}, ${medium}, ${name}, ${term}, ${content}) on conflict (lower(name)) do nothing returning id`;
  if (added) return added.id;
  const [same] = await db.$queryRaw<{ id: string }[]>`
    select id from ${sqlText(table)} where lower(name) = lower(${title})`;
  return same?.id ?? null;
}

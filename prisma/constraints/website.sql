INSERT INTO app.table_marks VALUES ('website_cms_lead_history', 'as_given'), ('website_cms_broadcast_deliveries', 'as_given');

ALTER TABLE website_cms_lead_sources ADD CONSTRAINT website_cms_lead_sources_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX website_cms_lead_sources_name_unique ON website_cms_lead_sources (lower(name));

ALTER TABLE website_cms_leads
  ADD CONSTRAINT website_cms_leads_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_leads_reach_check CHECK (email IS NOT NULL OR phone IS NOT NULL),
  ADD CONSTRAINT website_cms_leads_lost_check CHECK (status <> 'LOST' OR coalesce(btrim(lost_reason), '') <> ''),
  ADD CONSTRAINT website_cms_leads_converted_check
    CHECK ((status = 'CONVERTED') = (converted_client_id IS NOT NULL) AND (status = 'CONVERTED') = (converted_at IS NOT NULL));
CREATE UNIQUE INDEX website_cms_leads_client_unique ON website_cms_leads (converted_client_id) WHERE converted_client_id IS NOT NULL;
-- Whoever asks again within a month is found by address.
CREATE INDEX website_cms_leads_by_email ON website_cms_leads (lower(email), created_at);

ALTER TABLE website_cms_pricing_plans
  ADD CONSTRAINT website_cms_pricing_plans_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_pricing_plans_amounts_check CHECK (price >= 0 AND tenure_in_days > 0 AND sms_credits >= 0 AND email_credits >= 0),
  ADD CONSTRAINT website_cms_pricing_plans_sizes_check CHECK (max_clinics > 0 AND max_users > 0);
CREATE UNIQUE INDEX website_cms_pricing_plans_name_unique ON website_cms_pricing_plans (lower(name)) WHERE deleted_at IS NULL;

ALTER TABLE website_cms_products
  ADD CONSTRAINT website_cms_products_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_products_key_check CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
CREATE UNIQUE INDEX website_cms_products_name_unique ON website_cms_products (lower(name)) WHERE deleted_at IS NULL;

ALTER TABLE website_cms_broadcasts
  ADD CONSTRAINT website_cms_broadcasts_text_check CHECK (btrim(title) <> '' AND btrim(body) <> ''),
  ADD CONSTRAINT website_cms_broadcasts_scheduled_check CHECK (status <> 'SCHEDULED' OR broadcast_at IS NOT NULL),
  ADD CONSTRAINT website_cms_broadcasts_counts_check
    CHECK (sent_count >= 0 AND failed_count >= 0 AND recipient_count >= sent_count + failed_count);
ALTER TABLE website_cms_broadcast_deliveries
  ADD CONSTRAINT website_cms_broadcast_deliveries_recipient_check CHECK (btrim(recipient) <> ''),
  ADD CONSTRAINT website_cms_broadcast_deliveries_sent_check CHECK ((status = 'SENT') = (sent_at IS NOT NULL));
ALTER TABLE website_cms_broadcast_groups ADD CONSTRAINT website_cms_broadcast_groups_name_check CHECK (btrim(name) <> '');
CREATE UNIQUE INDEX website_cms_broadcast_groups_name_unique ON website_cms_broadcast_groups (lower(name));
ALTER TABLE website_cms_broadcast_group_members
  ADD CONSTRAINT website_cms_broadcast_group_members_name_check CHECK (btrim(name) <> ''),
  ADD CONSTRAINT website_cms_broadcast_group_members_reach_check CHECK (email IS NOT NULL OR phone IS NOT NULL);
CREATE UNIQUE INDEX website_cms_broadcast_group_members_email_unique
  ON website_cms_broadcast_group_members (website_cms_broadcast_group_id, lower(email));

ALTER TABLE help_centre_articles
  ADD CONSTRAINT help_centre_articles_title_check CHECK (btrim(title) <> ''),
  ADD CONSTRAINT help_centre_articles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

SELECT app.keep_files('website_cms_products', 'icon_image', 'thumbnail_image', 'banner_image', 'mobile_banner_image', 'gallery_images',
  'video', 'call_to_action_image');
SELECT app.keep_files('website_cms_broadcasts', 'image');
SELECT app.keep_files('help_centre_articles', 'attachments');
CREATE TRIGGER keep_history BEFORE UPDATE OR DELETE ON website_cms_lead_history FOR EACH ROW EXECUTE FUNCTION app.keep_row();

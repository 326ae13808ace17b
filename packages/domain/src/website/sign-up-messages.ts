/** Texts that users see about sign-up, clients and leads. */
export const signUpMessages = {
  sub_domain_available: 'This address is available',
  sub_domain_taken: 'This address is already in use. Choose another.',
  sub_domain_required: 'Enter the address for your organisation',
  sub_domain_characters: 'Use only the letters a to z, digits and hyphens',
  sub_domain_hyphen: "The address can't start or end with a hyphen",
  sub_domain_short: 'Use at least 3 characters',
  sub_domain_long: 'Use up to 63 characters',
  sub_domain_encoded: "The third and fourth characters can't both be hyphens",
  sign_up_link_ended: 'This link has expired or was already used. Fill in the form again to get a new one.',
  sign_up_plan_gone: 'This plan is no longer offered. Choose another.',
  lead_converted: 'This lead is already a client',
  lead_lost: 'This lead is lost. Reopen it first.',
  lead_open: 'This lead is already open',
  lead_moved: 'A lead can only move forward',
  client_is_platform: "The platform's own organisation can't be changed here",
  sub_domain_reserved: 'This address is reserved. Choose another.',
} as const;

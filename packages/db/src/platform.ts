/**
 * The platform owner is itself a client, with the subdomain `superadmin`; its id is the same in every
 * installation.
 */
export const PLATFORM_CLIENT_ID = '00000000-0000-7000-8000-000000000001';

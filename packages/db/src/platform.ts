/** The platform's owner is itself a client, with the sub-domain `superadmin`; its id is the same in every installation. */
export const PLATFORM_CLIENT_ID = '00000000-0000-7000-8000-000000000001';

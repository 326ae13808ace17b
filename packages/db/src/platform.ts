/**
 * The id of the platform, which is itself a client with the sub-domain `superadmin`. It is the same in
 * every installation.
 */
export const PLATFORM_CLIENT_ID = '00000000-0000-7000-8000-000000000001';

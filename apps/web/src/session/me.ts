import { type Role, readsLiability } from '@operatory/domain';
import type { TypedDocumentNode } from 'urql';
import { graphql } from '#data/graphql.ts';

export interface MyModule {
  readonly name: string;
  readonly title: string;
  readonly router_link: string | null;
  readonly parent: string | null;
  readonly position: number;
  readonly hide_in_menu: boolean;
  readonly actions: readonly string[];
}
export interface MyClinic {
  readonly id: string;
  readonly name: string;
  /** An IANA zone, such as Australia/Sydney. */
  readonly zone: string;
  /** The records of an INACTIVE clinic can be viewed, but none can be added. */
  readonly status: 'ACTIVE' | 'INACTIVE';
}
/** One of the user's roles, of which they use one at a time. */
export interface MyRoleLink {
  readonly id: string;
  readonly role: string;
  readonly custom_role_name: string | null;
  /** Null if the role is for all clinics. */
  readonly clinic_name: string | null;
  readonly active: boolean;
}
/** The organisation's plan. Before it ends, the server sends it only to users who can renew it. */
export interface MyPlan {
  /**
   * `read_only` in the grace period after its end; `closed` after that, and while the organisation is
   * inactive.
   */
  readonly status: 'active' | 'read_only' | 'closed';
  /** `yyyy-MM-dd` in the platform's zone; null without a plan. */
  readonly last_day: string | null;
  readonly cancelled: boolean;
}
export interface Me {
  readonly user: {
    readonly id: string;
    readonly display_name: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly email: string;
    readonly color_code: string | null;
    readonly profile_image: unknown;
  };
  readonly client: {
    readonly id: string;
    readonly name: string;
    readonly sub_domain: string;
    /** The organisation's IANA zone, for records without a clinic. */
    readonly zone: string;
    readonly logo_image: unknown;
  };
  readonly role: string;
  readonly custom_role_id: string | null;
  readonly clinics: readonly MyClinic[];
  readonly role_links: readonly MyRoleLink[];
  readonly modules: readonly MyModule[];
  readonly grants: readonly string[];
  /** The tables of which the user may read some columns of some rows. */
  readonly readable_tables: readonly string[];
  readonly package_name: string | null;
  readonly plan: MyPlan | null;
  /** The server's time, which can be set outside production. */
  readonly now: string;
  readonly platform_zone: string;
  /** The URL of the external dashboard; null if none is configured. */
  readonly reports_url: string | null;
}

/** Whether the user can read and change the organisation's plan. */
export const paysPlan = ({ role }: Pick<Me, 'role'>): boolean => role === 'client_admin' || role === 'client';

/** Whether the user can read how much leave the organisation owes its staff. */
export const readsLeaveLiability = ({ role }: Pick<Me, 'role'>): boolean =>
  readsLiability({ role: role as Role });

/** The generated type is replaced, because the schema has strings where `Me` has exact statuses. */
export const meQuery = graphql(`
  query me {
    me {
      user { id display_name first_name last_name email color_code profile_image }
      client { id name sub_domain zone logo_image }
      role
      custom_role_id
      clinics { id name zone status }
      role_links { id role custom_role_name clinic_name active }
      modules { name title router_link parent position hide_in_menu actions }
      grants
      readable_tables
      package_name
      plan { status last_day cancelled }
      now
      platform_zone
      reports_url
    }
  }
`) as TypedDocumentNode<{ me: Me }, Record<string, never>>;

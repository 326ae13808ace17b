import { type Role, roleOf } from '@operatory/domain';
import { and, type BoolExp, eq, isNull, not, or } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';
import type { Me } from '#session/me.ts';
import type { AvatarUser } from '#ui/user-avatar.tsx';

/** News that the user must read and has not confirmed yet: published, for their role, and not their own. */
export function pendingNews({ user, role }: Pick<Me, 'user' | 'role'>): BoolExp {
  const mine = eq('user_id', user.id);
  return and(
    eq('status', 'PUBLISHED'),
    eq('must_read', true),
    not(mine),
    or({ audience_roles: { _eq: [] } }, { audience_roles: { _contains: [roleOf(role as Role).actsAs] } }),
    not({ newsfeed_reads: and(mine, not(isNull('acknowledged_at'))) }),
  );
}

export interface News {
  readonly id: string;
  readonly title: string;
  readonly body: string | null;
  readonly media: unknown;
  readonly published_at: string | null;
  /** The version of the news as the user sees it, which is sent when they confirm. */
  readonly version: number;
  readonly user: AvatarUser | null;
}

export const pendingNewsLive = graphql<{ clinic_newsfeeds: News[] }, { where: BoolExp }>(`
  subscription pendingNews($where: clinic_newsfeeds_bool_exp!) {
    clinic_newsfeeds(where: $where, order_by: [{ published_at: asc }, { id: asc }], limit: 20) {
      id title body media published_at version
      user { id display_name color_code profile_image }
    }
  }
`);

export const acknowledgeNews = graphql(`
  mutation acknowledgeNews($id: uuid!, $version: Int!) { acknowledge_newsfeed(id: $id, version: $version) { id } }
`);

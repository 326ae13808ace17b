import { register } from '@operatory/domain';
import { toText } from '@operatory/resource';
import { graphql } from '#data/graphql.ts';

export interface AuditRow {
  readonly id: string;
  readonly action: string;
  readonly table_name: string;
  readonly row_id: string | null;
  readonly user_id: string | null;
  readonly from_value: unknown;
  readonly to_value: unknown;
  readonly note: string | null;
  readonly ip_address: string | null;
  readonly created_at: string;
}

/**
 * Users' names are queried separately, because an audit entry stores its actor's id without a foreign key.
 */
export const peopleQuery = graphql(
  'query auditPeople { users(order_by: [{ display_name: asc }]) { id display_name color_code profile_image } }',
);

export const resourceOfTable = (table: string) => register.find((resource) => resource.table === table);
export const tableTitle = (table: string): string => resourceOfTable(table)?.singular ?? table;
export const instantInWords = (instant: string, zone: string): string =>
  toText({ kind: 'dateTime' }, instant, { timeZone: zone });

import { grantsOf, money, type NumberField, none, type SelectRule } from '@operatory/resource';
import { masked, type RolePermissions } from '../permissions/scopes.ts';

/** A product's unit price in dollars and cents, for input, requests and storage. */
export const price = (options: Omit<NumberField, 'kind'> = {}): NumberField =>
  money({ max: 9_999_999.99, ...options });

const seesPrices = 'clinic-im-product-orders:VIEW';

/** Prices are visible only to users who may see orders; for others these columns are null. */
export const pricesForOrders = (permissions: RolePermissions, columns: readonly string[]): RolePermissions =>
  Object.fromEntries(
    Object.entries(permissions).map(([role, { select = [], ...writes }]) => [
      role,
      { ...writes, select: select.flatMap((rule) => inTwo(rule, columns)) },
    ]),
  );

const inTwo = (rule: SelectRule, columns: readonly string[]): readonly SelectRule[] =>
  rule.reference
    ? [rule]
    : [
        { ...rule, needs: [...grantsOf(rule.needs), seesPrices] },
        { ...rule, masks: { ...rule.masks, ...masked(columns, none) } },
      ];

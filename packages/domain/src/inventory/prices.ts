import { grantsOf, money, type NumberField, none, type SelectRule } from '@operatory/resource';
import { maskedUnless, type RolePermissions } from '../permissions/scopes.ts';

export const price = (options: Omit<NumberField, 'kind'> = {}): NumberField =>
  money({ max: 9_999_999.99, ...options });

const seesPrices = 'clinic-im-product-orders:VIEW';

/** Splits each select rule in two: users who may see orders read the prices, other users get null. */
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
        { ...rule, masks: { ...rule.masks, ...maskedUnless(columns, none) } },
      ];

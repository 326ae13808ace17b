import { expect, test } from 'vitest';
import { argumentsOf, type ClientDraft } from './client-arguments.ts';

const draft: ClientDraft = {
  values: {
    name: ' Bright Smiles ',
    business_name: '',
    state: 'NEW_SOUTH_WALES',
    abn: '51 824 753 556',
    account_manager_user_id: '',
    client_source_id: '',
    first_name: 'Priya',
    last_name: 'Nair',
    email: 'priya@bright.example',
    phone: '',
  },
  sub_domain: 'bright',
  plan: { package_id: 2, team_id: 3, coupon_code: '  welcome20 ' },
};

test('sends the typed values without surrounding spaces, and null for empty ones', () => {
  expect(argumentsOf(draft)).toMatchObject({
    name: 'Bright Smiles',
    business_name: null,
    account_manager_user_id: null,
    sub_domain: 'bright',
    package_id: 2,
    team_id: 3,
    coupon_code: 'welcome20',
    admin: { first_name: 'Priya', last_name: 'Nair', email: 'priya@bright.example', phone: null },
  });
});

test('sends nothing until a package and a team are chosen', () => {
  expect(argumentsOf({ ...draft, plan: { ...draft.plan, team_id: null } })).toBeNull();
  expect(argumentsOf({ ...draft, plan: { ...draft.plan, package_id: null } })).toBeNull();
});

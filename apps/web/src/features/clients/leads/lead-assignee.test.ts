import { expect, test } from 'vitest';
import { nobody, ofAssignee } from './lead-assignee.ts';

test.each([
  [undefined, {}],
  [nobody, { assigned_to_user_id: { _is_null: true } }],
  ['a1', { assigned_to_user_id: { _eq: 'a1' } }],
])('the chosen assignee %s filters leads by %j', (who, where) => expect(ofAssignee(who)).toEqual(where));

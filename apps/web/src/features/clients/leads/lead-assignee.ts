/** The value of `who` in the board's URL that selects leads without an assignee. */
export const nobody = 'nobody';

export const ofAssignee = (who: string | undefined) =>
  who === undefined
    ? {}
    : who === nobody
      ? { assigned_to_user_id: { _is_null: true } }
      : { assigned_to_user_id: { _eq: who } };

/** The leads of one person, of nobody, or of anyone, as the board's address names them. */
export const nobody = 'nobody';

export const ofAssignee = (who: string | undefined) =>
  who === undefined
    ? {}
    : who === nobody
      ? { assigned_to_user_id: { _is_null: true } }
      : { assigned_to_user_id: { _eq: who } };

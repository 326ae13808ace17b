/** @returns A line such as `ABN 51 824 753 556`; no line without a number. */
export const abnLines = (abn: string | null): readonly string[] =>
  abn ? [`ABN ${abn.replace(/\s/g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`] : [];

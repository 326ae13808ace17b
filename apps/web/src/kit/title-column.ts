/** How a table's rows are named, where that is not by `name`. */
const titles: Readonly<Record<string, string>> = {
  users: 'display_name',
  user_roles: 'title',
};

/** The column by which a table's rows are named, e.g. `display_name` of `users`. */
export const titleColumn = (table: string): string => titles[table] ?? 'name';

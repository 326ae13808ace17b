/**
 * A name in the GraphQL convention for fields and arguments: `author_local` becomes `authorLocal`, `_is_null`
 * becomes `_isNull`.
 */
export function camelCase(name: string): string {
  const [, marks = '', rest = ''] = /^(_*)(.*)$/.exec(name) ?? [];
  const [first = '', ...others] = rest.split('_');
  return `${marks}${first.charAt(0).toLowerCase()}${first.slice(1)}${others.map(upperFirst).join('')}`;
}

/**
 * A name in the GraphQL convention for types: `author_local` becomes `AuthorLocal`. Leading underscores are
 * kept, as in `_author`.
 */
export function pascal(name: string): string {
  const [, marks = '', rest = ''] = /^(_*)(.*)$/.exec(name) ?? [];
  const [first = '', ...others] = rest.split('_');
  return `${marks}${marks ? first : upperFirst(first)}${others.map(upperFirst).join('')}`;
}

export const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

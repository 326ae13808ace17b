/** `author_local` as fields and arguments are named by GraphQL's own custom: `authorLocal`; `_is_null`: `_isNull`. */
export function camel(name: string): string {
  const [, marks = '', rest = ''] = /^(_*)(.*)$/.exec(name) ?? [];
  const [first = '', ...others] = rest.split('_');
  return `${marks}${first.charAt(0).toLowerCase()}${first.slice(1)}${others.map(upperFirst).join('')}`;
}

/** As types are: `AuthorLocal`; marks before it stay: `_author`. */
export function pascal(name: string): string {
  const [, marks = '', rest = ''] = /^(_*)(.*)$/.exec(name) ?? [];
  const [first = '', ...others] = rest.split('_');
  return `${marks}${marks ? first : upperFirst(first)}${others.map(upperFirst).join('')}`;
}

export const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

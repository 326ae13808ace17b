import type { BoolExp } from '@operatory/resource';
import { mayChange, mayWrite } from '#kit/definition/allowed.ts';
import { formPageOf } from '#kit/definition/form-page.ts';
import type { ListDefinition } from '#kit/definition/list-definition.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { RecordRow } from '#kit/resource/from-resource.tsx';
import { moduleList } from '#kit/resource/module-list.ts';
import { readablePart } from '#kit/resource/readable-part.ts';
import type { Me } from '#session/me.ts';

type Given = Readonly<Record<string, unknown>>;

/** The column values that a condition requires; of several alternatives, those of the first. */
export function impliedValues(where: BoolExp = {}): Given {
  const given: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(where)) {
    if (key === '_and') Object.assign(given, ...(value as readonly BoolExp[]).map(impliedValues));
    else if (key === '_or') Object.assign(given, impliedValues((value as readonly BoolExp[])[0]));
    else if (typeof value === 'object' && value !== null && '_eq' in value) given[key] = value._eq;
  }
  return given;
}

/**
 * The form that adds a row to the options of a field. Values that the field requires of its options are
 * set, and not shown. Null if there is no such form: the user may not add rows, or the form is a page, or
 * the table has none.
 */
export function addingList(
  table: string,
  where: BoolExp | undefined,
  me: Me,
): ListDefinition<RecordRow> | null {
  if (!mayChange(table, 'insert', me)) return null;
  const resource = resourceOf(table);
  const list = readablePart(moduleList(resource, resource.plural), me);
  if (resource.part || !list.form?.length || formPageOf(list)) return null;
  const given = Object.fromEntries(
    Object.entries(impliedValues(where)).filter(([name]) => mayWrite(table, 'insert', name, me)),
  );
  return {
    ...list,
    form: list.form.filter(({ name }) => !(name in given)),
    derive: (record) => ({ ...list.derive?.(record), ...given }),
  };
}

/**
 * A model declares `clinic clinics` beside its column `clinic_id`; the rest of the line is added, and the
 * opposite field in the other model by the naming convention: an array has the table's name, and a second one
 * for the same table is named like `tasks_by_assigned_to_user_id`. Existing declarations are kept.
 */

interface Field {
  readonly name: string;
  readonly type: string;
  readonly mark: '' | '?' | '[]';
  attributes: string;
}
interface Model {
  readonly name: string;
  readonly file: string;
  readonly lines: string[];
  readonly fields: Field[];
  readonly key: readonly string[];
}

const opening = /^model (\w+) \{$/;
const fieldLine = /^\s+(\w+)\s+(\w+)(\?|\[\])?(?:\s+(.*))?$/;
const listIn = (text: string, word: string): string[] =>
  new RegExp(`${word}: \\[([^\\]]*)\\]`).exec(text)?.[1]?.split(/,\s*/) ?? [];
const nameIn = (attributes: string): string | undefined => /@relation\("([^"]+)"/.exec(attributes)?.[1];

function modelsIn(file: string, text: string): Model[] {
  const models: Model[] = [];
  let lines: string[] | undefined;
  let name = '';
  for (const line of text.split('\n')) {
    const found = opening.exec(line);
    if (found?.[1]) {
      name = found[1];
      lines = [];
    } else if (line === '}' && lines) {
      models.push(modelOf(name, file, lines));
      lines = undefined;
    } else lines?.push(line);
  }
  return models;
}

function modelOf(name: string, file: string, lines: string[]): Model {
  const fields = lines.flatMap((line) => {
    const [, field, type, mark, attributes] = fieldLine.exec(line) ?? [];
    if (!field || !type) return [];
    return [{ name: field, type, mark: (mark ?? '') as Field['mark'], attributes: attributes ?? '' }];
  });
  const composite = lines.find((line) => line.trim().startsWith('@@id('));
  const single = fields.find(({ attributes }) => /@id\b/.test(attributes));
  const key = composite ? (/\[([^\]]*)\]/.exec(composite)?.[1]?.split(/,\s*/) ?? []) : [single?.name ?? 'id'];
  return { name, file, lines, fields, key };
}

interface Relation {
  readonly from: Model;
  readonly to: Model;
  readonly field: Field;
  readonly columns: readonly string[];
}

function relationsOf(model: Model, models: ReadonlyMap<string, Model>): Relation[] {
  return model.fields.flatMap((field) => {
    const to = models.get(field.type);
    if (!to || field.mark === '[]') return [];
    const said = listIn(field.attributes, 'fields');
    if (said.length > 0) return [{ from: model, to, field, columns: said }];
    const column = `${field.name}_id`;
    if (!model.fields.some(({ name }) => name === column)) return [];
    return [{ from: model, to, field, columns: to.key.map((key) => (key === 'id' ? column : key)) }];
  });
}

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((each) => right.includes(each));

/**
 * @returns The completed text of every file, by path. @throws Error for a relation without client_id if its
 * target has one
 */
export function withRelations(files: ReadonlyMap<string, string>): Map<string, string> {
  const models = new Map(
    [...files].flatMap(([file, text]) => modelsIn(file, text)).map((model) => [model.name, model]),
  );
  for (const model of models.values()) completeForward(model, relationsOf(model, models));
  for (const model of models.values())
    for (const relation of relationsOf(model, models)) completeOpposite(relation);
  return new Map([...files].map(([file, text]) => [file, rewritten(file, text, models)]));
}

function completeForward(model: Model, relations: readonly Relation[]): void {
  for (const { field, to, columns } of relations) {
    const missing = columns.filter((column) => !model.fields.some(({ name }) => name === column));
    if (missing.length > 0) throw new Error(`${model.name}.${field.name} needs ${missing.join(', ')}`);
    const several = to === model || relations.filter((other) => other.to === to).length > 1;
    if (field.attributes.includes('@relation(')) {
      if (several && !nameIn(field.attributes)) {
        const name = `${model.name}_${columns[0]}`;
        nameOpposite(model, to, name);
        replace(model, field, field.attributes.replace('@relation(', `@relation("${name}", `));
      }
      continue;
    }
    const name = several ? `"${model.name}_${columns[0]}", ` : '';
    const more = `onDelete: Restrict, onUpdate: Restrict`;
    const relation = `@relation(${name}fields: [${columns.join(', ')}], references: [${to.key.join(', ')}], ${more})`;
    replace(model, field, [relation, field.attributes].filter(Boolean).join(' '));
  }
}

/**
 * Names an opposite field that was declared without a name while it was the only one, because it needs a
 * name beside a second one.
 */
function nameOpposite(model: Model, to: Model, name: string): void {
  const unnamed = to.fields.find(
    (field) =>
      field.type === model.name &&
      field.mark !== '' &&
      !nameIn(field.attributes) &&
      !listIn(field.attributes, 'fields').length,
  );
  if (unnamed) replace(to, unnamed, `@relation("${name}")`);
}

function completeOpposite({ from, to, field, columns }: Relation): void {
  const name = nameIn(field.attributes);
  const there = to.fields.some(
    (other) =>
      other.type === from.name &&
      other !== field &&
      listIn(other.attributes, 'fields').length === 0 &&
      nameIn(other.attributes) === name,
  );
  if (there) return;
  const taken = to.fields.some((other) => other.name === from.name);
  const opposite = taken ? `${from.name}_by_${columns[0]}` : from.name;
  const mark = same(from.key, columns) ? '?' : '[]';
  const line = `  ${opposite} ${from.name}${mark}${name ? ` @relation("${name}")` : ''}`;
  to.fields.push({ name: opposite, type: from.name, mark, attributes: name ? `@relation("${name}")` : '' });
  to.lines.splice(endOfFields(to), 0, line);
}

/**
 * @returns The line after the last field. The blank line that separates the fields from keys and indexes
 *   stays below.
 */
function endOfFields(model: Model): number {
  const last = model.lines.findLastIndex((line) => fieldLine.test(line) && !line.trim().startsWith('//'));
  return last + 1;
}

function replace(model: Model, field: Field, attributes: string): void {
  const index = model.lines.findIndex((line) => fieldLine.exec(line)?.[1] === field.name);
  field.attributes = attributes;
  model.lines[index] = `  ${field.name} ${field.type}${field.mark} ${attributes}`;
}

function rewritten(file: string, text: string, models: ReadonlyMap<string, Model>): string {
  const out: string[] = [];
  let inside: Model | undefined;
  for (const line of text.split('\n')) {
    const name = opening.exec(line)?.[1];
    if (name) {
      inside = models.get(name);
      out.push(line, ...(inside?.file === file ? inside.lines : []));
    } else if (inside) {
      if (line !== '}') continue;
      inside = undefined;
      out.push(line);
    } else out.push(line);
  }
  return out.join('\n');
}

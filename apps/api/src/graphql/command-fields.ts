import type { InputRef } from '@pothos/core';
import { commands } from '../commands/all.ts';
import { type InputShape, inputShapes } from '../commands/arguments.ts';
import type { Command, LeftOut } from '../commands/define.ts';
import { maxRows, type RowOutcome, runCommand, runMany } from '../commands/run.ts';
import type { Builder } from './builder.ts';

interface Counted {
  readonly counts: Readonly<Record<string, number>>;
  readonly left_out?: readonly LeftOut[];
}

/**
 * Adds a mutation for each command, with its input as arguments and an optional idempotency key. Commands
 * with `bulk` also get `<name>_many`, which takes a list of inputs and returns an outcome for each.
 */
export function addCommandFields(builder: Builder): void {
  const inputs = new Map<string, InputRef<unknown>>();
  const counts = builder.objectRef<{ affected_rows: number }>('affected_rows_answer').implement({
    fields: (t) => ({ affected_rows: t.exposeInt('affected_rows') }),
  });
  const outcomes = builder.objectRef<RowOutcome>('row_outcome').implement({
    description: 'The outcome for one row: its id, or why it was refused.',
    fields: (t) => ({
      index: t.exposeInt('index'),
      id: t.expose('id', { type: 'uuid', nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      message: t.exposeString('message', { nullable: true }),
    }),
  });
  const leftOut = builder.objectRef<LeftOut>('left_out_item').implement({
    description: 'Something that a person did not get, and why.',
    fields: (t) => ({
      user_id: t.expose('user_id', { type: 'uuid' }),
      user_name: t.exposeString('user_name'),
      item_name: t.exposeString('item_name'),
      reason: t.exposeString('reason'),
    }),
  });
  const ownCounts = new Map(
    commands.flatMap(({ name, counts: names, leavesOut }) =>
      names === null
        ? []
        : [
            [
              name,
              builder.objectRef<Counted>(`${name}_answer`).implement({
                fields: (t) => ({
                  ...Object.fromEntries(
                    names.map((each) => [each, t.int({ resolve: ({ counts: own }) => own[each] ?? 0 })]),
                  ),
                  ...(leavesOut
                    ? {
                        left_out: t.field({ type: [leftOut], resolve: ({ left_out = [] }) => [...left_out] }),
                      }
                    : {}),
                }),
              }),
            ] as const,
          ],
    ),
  );
  const tables = new Map(
    [...new Set(commands.flatMap(({ returns }) => returns ?? []))].map((table) => [
      table,
      // A placeholder. The engine replaces it by its own type of that name in each role's schema.
      builder.objectRef<{ id: string }>(table).implement({ fields: (t) => ({ id: t.exposeString('id') }) }),
    ]),
  );
  const typeOf = (shape: InputShape): string | InputRef<unknown> => {
    if ('scalar' in shape) return shape.scalar;
    const known = inputs.get(shape.object);
    if (known) return known;
    const made = builder.inputType(shape.object, {
      fields: (t) =>
        Object.fromEntries(
          Object.entries(shape.fields).map(([key, field]) => [
            key,
            t.field({
              type: (field.list ? [typeOf(field)] : typeOf(field)) as never,
              required: field.required as never,
            }),
          ]),
        ),
    });
    inputs.set(shape.object, made as InputRef<unknown>);
    return made as InputRef<unknown>;
  };
  const addField = (command: Command) =>
    builder.mutationField(command.name, (t) => {
      const shapes = [...inputShapes(command.input, command.name)];
      const args = {
        ...Object.fromEntries(
          shapes.map(([key, shape]) => [
            key,
            t.arg({
              type: (shape.list ? [typeOf(shape)] : typeOf(shape)) as never,
              required: shape.required as never,
            }),
          ]),
        ),
        idempotency_key: t.arg.string({ required: false }),
      };
      const table = command.returns === null ? undefined : tables.get(command.returns);
      return t.field({
        type: (table ?? ownCounts.get(command.name) ?? counts) as never,
        nullable: table !== undefined,
        description: command.description,
        args: args as never,
        resolve: (async (
          _root: unknown,
          values: Record<string, unknown>,
          context: { app: never; who: never },
        ) => runCommand(context.app, command, values, context.who)) as never,
      });
    });
  const addManyField = (command: Command) =>
    builder.mutationField(`${command.name}_many`, (t) =>
      t.field({
        type: [outcomes],
        description: `${command.name} for up to ${maxRows} rows. A row that is refused does not affect the others.`,
        args: {
          objects: t.arg({
            type: [
              typeOf({
                required: true,
                object: `${command.name}_many_input`,
                fields: Object.fromEntries(inputShapes(command.input, command.name)),
              }),
            ] as never,
            required: true,
          }),
          idempotency_key: t.arg.string({ required: false }),
        },
        resolve: (async (
          _root: unknown,
          values: { objects: Record<string, unknown>[] },
          context: { app: never; who: never },
        ) => runMany(context.app, command, values, context.who)) as never,
      }),
    );
  commands.forEach(addField);
  commands.filter(({ bulk }) => bulk).forEach(addManyField);
}

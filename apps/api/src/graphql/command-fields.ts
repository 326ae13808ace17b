import type { InputRef } from '@pothos/core';
import { commands } from '../commands/all.ts';
import { type InputShape, inputShapes } from '../commands/arguments.ts';
import type { Command } from '../commands/define.ts';
import { runCommand } from '../commands/run.ts';
import type { Builder } from './builder.ts';

/** Each command as a mutation field: its input's keys as arguments, and an optional idempotency key. */
export function addCommandFields(builder: Builder): void {
  const inputs = new Map<string, InputRef<unknown>>();
  const counts = builder.objectRef<{ affected_rows: number }>('affected_rows_answer').implement({
    fields: (t) => ({ affected_rows: t.exposeInt('affected_rows') }),
  });
  const tables = new Map(
    [...new Set(commands.flatMap(({ returns }) => returns ?? []))].map((table) => [
      table,
      // Stands for the engine's type of that name, which takes its place in each role's schema.
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
        type: (table ?? counts) as never,
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
  commands.forEach(addField);
}

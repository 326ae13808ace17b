import type { Tx } from '@operatory/db';
import type { z } from 'zod';
import type { SignedIn } from '../context.ts';

/** The row that a command answers with (`gone`: it was deleted), or how many it changed. */
export type Outcome = { readonly id: string; readonly gone?: boolean } | { readonly affected_rows: number };

/** Something that happened: written to the outbox in the command's transaction, told to subscribers after it. */
export interface NewEvent {
  /** `task_assigned`, `task_status`, … (permissions.md, section 5). */
  readonly name: string;
  /** Table and row that it is about; notices of one row are grouped. */
  readonly entity: string;
  readonly entityId: string;
  readonly clinicId: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface CommandRun<Input> {
  readonly actor: SignedIn;
  readonly now: Date;
  /** The transaction; the tenant and clock are set in it. */
  readonly db: Tx;
  readonly input: Input;
  readonly emit: (event: NewEvent) => void;
}

/** A state change with rules. Its input's keys become the GraphQL field's arguments. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** The table whose row it answers with, read by the engine as the caller; null: it answers with counts. */
  readonly returns: string | null;
  /** Checks the arguments: what is wrong with them, or the call to make. */
  call(values: unknown): Call;
}

export type Call =
  | { readonly ok: false; readonly error: z.ZodError }
  | {
      readonly ok: true;
      /** Arguments as the command takes them: trimmed, defaults filled in. */
      readonly input: unknown;
      /** Throws Refusal. */
      run(run: Omit<CommandRun<unknown>, 'input'>): Promise<Outcome>;
    };

export function defineCommand<Shape extends z.core.$ZodLooseShape>(definition: {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject<Shape>;
  readonly returns: string | null;
  readonly run: (run: CommandRun<z.output<z.ZodObject<Shape>>>) => Promise<Outcome>;
}): Command {
  const { name, description, input, returns, run } = definition;
  return {
    name,
    description,
    input,
    returns,
    call(values) {
      const parsed = input.safeParse(values);
      if (!parsed.success) return { ok: false, error: parsed.error };
      return { ok: true, input: parsed.data, run: (rest) => run({ ...rest, input: parsed.data }) };
    },
  };
}

import type { Tx } from '@operatory/db';
import type { DomainEvent, HashedFile } from '@operatory/domain';
import type { z } from 'zod';
import type { SignedIn } from '../context/context.ts';

/** The result of a command: the row it returns (`gone` if the row was deleted), the number of changed rows, or its own counts. */
export type Outcome =
  | { readonly id: string; readonly gone?: boolean }
  | { readonly affected_rows: number }
  | { readonly counts: Readonly<Record<string, number>>; readonly left_out?: readonly LeftOut[] };

/** Something that a person of many did not get, by a code that a screen puts into words. */
export interface LeftOut {
  readonly user_id: string;
  readonly user_name: string;
  readonly item_name: string;
  readonly reason: string;
}

type Values = Readonly<Record<string, unknown>>;

interface HistoryLine {
  readonly action: string;
  readonly from_value?: Values;
  readonly to_value?: Values;
  readonly note: string | null;
}
/** History entries that no rule reads before the transaction ends. The client and actor are filled in on writing. */
export interface HistoryEntries {
  readonly task_history: HistoryLine & { readonly task_id: string };
  readonly clinic_im_product_order_history: HistoryLine & { readonly clinic_im_product_order_id: string };
  readonly employee_leave_history: HistoryLine & { readonly employee_leave_id: string };
  readonly clinic_roster_history: HistoryLine & { readonly clinic_roster_id: string };
  readonly client_document_history: HistoryLine & {
    readonly client_document_id: string;
    readonly client_document_assignment_id: string | null;
  };
  readonly training_course_enrollment_history: HistoryLine & {
    readonly training_course_enrollment_id: string;
  };
  readonly audit_log: {
    readonly action: string;
    readonly table_name: string;
    readonly row_id: string;
    readonly from_value: Values;
    readonly to_value?: Values;
  };
}

/** One call of a command, for one row or many. */
export interface CommandContext {
  readonly actor: SignedIn;
  readonly now: Date;
  /** The transaction, in which the tenant and clock are set. */
  readonly db: Tx;
  /** The call's idempotency key. */
  readonly key: string | null;
  /** Reads data that no row of the call changes (who works where, which levels are in use) once for all rows. */
  readonly memoize: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  /** Whether this is the actor's password. Wrong attempts are counted; after too many, the password is no longer checked. */
  readonly isMyPassword: (typed: string) => Promise<boolean>;
  /** Whether this is the actor's own PIN. */
  readonly isMyPin: (typed: string) => Promise<boolean>;
  /** The name of each file and the SHA-256 of its stored bytes; a lost file is left out. */
  readonly hashFiles: (ids: readonly string[]) => Promise<ReadonlyMap<string, HashedFile>>;
  /** Copies files of the platform for the client: the copy's id by that of its original. */
  readonly copyMasterFiles: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface RowContext {
  /** Writes an event to the outbox in the command's transaction. */
  readonly emit: (event: DomainEvent) => void;
  readonly record: <Table extends keyof HistoryEntries>(table: Table, line: HistoryEntries[Table]) => void;
  /**
   * Does this as the last of the transaction, after the events and history are written: what takes a lock for which many wait, who then
   * wait for the answer of the idempotency key and the commit alone. A refusal fails the whole call.
   */
  readonly last: (work: () => Promise<void>) => void;
}

export interface CommandRun<Input, Prepared = undefined> extends CommandContext, RowContext {
  readonly input: Input;
  /** The value that `prepare` returned. */
  readonly prepared: Prepared;
}

/** The callers of a command: staff of the client, a supplier through an order's link, or both. */
export type Callers = 'staff' | 'supplier' | 'both';

/** Whether the command is offered to this kind of session. */
export const isOfferedTo = ({ callers }: Command, isSupplier: boolean): boolean =>
  callers === 'both' || callers === (isSupplier ? 'supplier' : 'staff');

/** A state change with rules. Its input's keys become the GraphQL field's arguments. */
export interface Command {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** The table whose row it returns, read by the engine as the caller; null when it returns counts. */
  readonly returns: string | null;
  /** The names of the counts that it returns; null when it is the number of affected rows. */
  readonly counts: readonly string[] | null;
  /** Whether the command also returns who was left out, beside its counts. */
  readonly leavesOut: boolean;
  /** Whether there is also a field `<name>_many` for many selected rows. */
  readonly bulk: boolean;
  /** The kinds of sessions that may call it. */
  readonly callers: Callers;
  /** The database login of its transaction: the platform's for tables that only that one may use. */
  readonly login: 'api' | 'platform';
  /** Validates the arguments of each row. */
  read(values: readonly unknown[]): CommandPreparation;
}

export interface CommandPreparation {
  /** For each row, the arguments as the command takes them (trimmed, defaults filled in), or their validation errors. */
  readonly rows: readonly ({ readonly input: unknown } | { readonly error: z.ZodError })[];
  /**
   * Takes locks and reads for all valid rows and returns a function that runs one of them; the rows run one after another. Both throw
   * Refusal.
   */
  begin(context: CommandContext): Promise<(index: number, row: RowContext) => Promise<Outcome>>;
}

export function defineCommand<Shape extends z.core.$ZodLooseShape, Prepared = undefined>(definition: {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject<Shape>;
  readonly returns: string | null;
  readonly counts?: readonly string[];
  readonly leavesOut?: boolean;
  readonly bulk?: boolean;
  /** Who may call the command; `staff` by default. */
  readonly callers?: Callers;
  /** The database login that the command uses; `api` by default. */
  readonly login?: 'api' | 'platform';
  /** Prepares data that all rows of a call need: takes locks in a fixed order and reads the rows in one statement. */
  readonly prepare?: (
    context: CommandContext,
    inputs: readonly z.output<z.ZodObject<Shape>>[],
  ) => Promise<Prepared>;
  readonly run: (run: CommandRun<z.output<z.ZodObject<Shape>>, Prepared>) => Promise<Outcome>;
}): Command {
  const {
    name,
    description,
    input,
    returns,
    counts = null,
    leavesOut = false,
    bulk = false,
    callers = 'staff',
    login = 'api',
    prepare,
    run,
  } = definition;
  return {
    name,
    description,
    input,
    returns,
    counts,
    leavesOut,
    bulk,
    callers,
    login,
    read(values) {
      const parsed = values.map((value) => input.safeParse(value));
      return {
        rows: parsed.map(({ data, error }) => (error ? { error } : { input: data })),
        async begin(context) {
          const inputs = parsed.flatMap(({ data }) => (data === undefined ? [] : [data]));
          const prepared = (await prepare?.(context, inputs)) as Prepared;
          return (index, row) => {
            const data = parsed[index]?.data;
            if (data === undefined) throw new Error(`${name} has no row ${index}`);
            return run({ ...context, ...row, input: data, prepared });
          };
        },
      };
    },
  };
}

import type { Tx } from '@operatory/db';
import type { DomainEvent, HashedFile } from '@operatory/domain';
import type { z } from 'zod';
import type { SignedIn } from '../context/context.ts';

/**
 * The result of a command: the row that it returns (`gone` if the row was deleted), the number of changed
 * rows, or its own counts.
 */
export type Outcome =
  | { readonly id: string; readonly gone?: boolean }
  | { readonly affected_rows: number }
  | { readonly counts: Readonly<Record<string, number>>; readonly left_out?: readonly LeftOut[] };

/** An item that a person did not get, with the code of the reason, which screens translate. */
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
/**
 * Columns of history entries, by table. They are written at the end of the transaction, with the client and
 * the actor.
 */
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

/** All rows of one call of a command share this context. */
export interface CommandContext {
  readonly actor: SignedIn;
  readonly now: Date;
  /** The call's transaction. Its tenant and clock are already set. */
  readonly db: Tx;
  readonly key: string | null;
  /**
   * Reads data once for all rows of a call. It may be used only for data that no row of the call changes,
   * such as the clinics at which people work.
   */
  readonly memoize: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  /**
   * Checks the actor's password. Wrong attempts are counted. @throws HttpError after too many of them,
   * without checking
   */
  readonly isMyPassword: (typed: string) => Promise<boolean>;
  readonly isMyPin: (typed: string) => Promise<boolean>;
  /**
   * Reads files from storage and returns each one's name and SHA-256 by its id. Files that are missing from
   * storage are left out.
   */
  readonly hashFiles: (ids: readonly string[]) => Promise<ReadonlyMap<string, HashedFile>>;
  /** Copies the platform's files for the client. @returns the id of each copy, by the id of its original */
  readonly copyMasterFiles: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

export interface RowContext {
  /** Collects an event, which is written to the outbox at the end of the command's transaction. */
  readonly emit: (event: DomainEvent) => void;
  readonly record: <Table extends keyof HistoryEntries>(table: Table, line: HistoryEntries[Table]) => void;
  /**
   * Runs `work` as the last step of the transaction, after events and history are written. This is for locks
   * on which many callers wait: they then wait only for the stored idempotency answer and the commit. A
   * refusal fails the whole call.
   */
  readonly last: (work: () => Promise<void>) => void;
}

export interface CommandRun<Input, Prepared = undefined> extends CommandContext, RowContext {
  readonly input: Input;
  readonly prepared: Prepared;
}

/** Who may call a command: staff of the client, a supplier who signed in through an order's link, or both. */
export type Callers = 'staff' | 'supplier' | 'both';

export const isOfferedTo = ({ callers }: Command, isSupplier: boolean): boolean =>
  callers === 'both' || callers === (isSupplier ? 'supplier' : 'staff');

export interface Command {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodObject;
  /** The table whose row the command returns, as the caller may read it; null when it returns numbers. */
  readonly returns: string | null;
  /**
   * The names of the returned counts; null when the command returns a row or only the number of affected
   * rows.
   */
  readonly counts: readonly string[] | null;
  /** Whether the command also returns who was left out. */
  readonly leavesOut: boolean;
  /** Whether a field `<name>_many` runs the command for many rows. */
  readonly bulk: boolean;
  readonly callers: Callers;
  /**
   * The database login of the transaction. The platform's login reaches tables that the API's login cannot.
   */
  readonly login: 'api' | 'platform';
  read(values: readonly unknown[]): CommandPreparation;
}

export interface CommandPreparation {
  /** For each row, its parsed arguments (trimmed, with defaults) or its validation errors. */
  readonly rows: readonly ({ readonly input: unknown } | { readonly error: z.ZodError })[];
  /**
   * Takes the locks and reads the data for all valid rows. @returns a function that runs the command for one
   * row; rows run one after another. @throws Refusal
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
  /** `staff` by default. */
  readonly callers?: Callers;
  /** `api` by default. */
  readonly login?: 'api' | 'platform';
  /** Runs once before the rows. It takes locks in a fixed order and reads what the rows need. */
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

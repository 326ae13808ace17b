import type { MessageCode } from './messages.ts';

/** The result of a rule: a value, or the code of the refusal's message. Rules never throw to refuse. */
export type Result<T = void> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: MessageCode };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });
export const allowed: Result = { ok: true, value: undefined };
export const refuse = (code: MessageCode): { readonly ok: false; readonly code: MessageCode } => ({
  ok: false,
  code,
});
export const allowIf = (holds: boolean, code: MessageCode): Result => (holds ? allowed : refuse(code));

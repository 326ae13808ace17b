import type { InputHTMLAttributes, ReactNode } from 'react';

interface Described {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}

/** The ids of the elements that describe a control. */
const describedBy = ({ name, hint, error }: Described) =>
  [error ? `${name}-error` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ') || undefined;

function FieldFrame({ name, label, hint, error, optional, children }: Described & { children: ReactNode }) {
  return (
    <div className="field" data-wrong={error ? true : undefined}>
      <label htmlFor={name}>
        {label}
        {optional ? <span className="muted"> (optional)</span> : null}
      </label>
      {children}
      {error ? (
        <p className="wrong" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <p className="hint" id={`${name}-hint`} aria-live="polite">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

type Typed = Described & {
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly onLeave?: () => void;
};

export function TextField({
  value,
  onType,
  onLeave,
  suffix,
  type = 'text',
  ...field
}: Typed & {
  readonly suffix?: string;
  readonly type?: 'text' | 'email' | 'tel';
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'spellCheck' | 'autoCapitalize'
  >) {
  const { name, label: _label, hint: _hint, error, optional, ...input } = field;
  return (
    <FieldFrame {...field}>
      <span className={suffix ? 'input-row' : undefined}>
        <input
          {...input}
          id={name}
          name={name}
          type={type}
          value={value}
          aria-required={!optional}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(field)}
          onChange={(event) => onType(event.currentTarget.value)}
          onBlur={onLeave}
        />
        {suffix ? <span className="suffix">{suffix}</span> : null}
      </span>
    </FieldFrame>
  );
}

export function LongTextField({
  value,
  onType,
  onLeave,
  maxLength,
  ...field
}: Typed & { maxLength?: number }) {
  return (
    <FieldFrame {...field}>
      <textarea
        id={field.name}
        name={field.name}
        rows={4}
        maxLength={maxLength}
        value={value}
        aria-required={!field.optional}
        aria-invalid={Boolean(field.error)}
        aria-describedby={describedBy(field)}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      />
    </FieldFrame>
  );
}

export function SelectField({
  value,
  onType,
  onLeave,
  options,
  ...field
}: Typed & { readonly options: readonly { readonly value: string; readonly label: string }[] }) {
  return (
    <FieldFrame {...field}>
      <select
        id={field.name}
        name={field.name}
        value={value}
        aria-required={!field.optional}
        aria-invalid={Boolean(field.error)}
        aria-describedby={describedBy(field)}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onLeave}
      >
        <option value="">Select…</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A field that people cannot see, so that only bots fill it in. */
export const Honeypot = ({ value, onType }: { value: string; onType: (value: string) => void }) => (
  <div className="trap" aria-hidden="true">
    <label htmlFor="website">Website</label>
    <input
      id="website"
      name="website"
      tabIndex={-1}
      autoComplete="off"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  </div>
);

/** Focuses the first of the named fields that exists. */
export function focusFirst(names: Iterable<string>): void {
  for (const name of names) {
    const element = document.getElementById(name);
    if (!element) continue;
    element.focus();
    return;
  }
}

import type { BoolExp } from './bool-exp.ts';

/** Every kind of field has these options. They are plain data, the same in the browser and on the server. */
export interface FieldBasics {
  /** The text above the input and in messages; by default the column's name in words. */
  readonly label?: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** The field is required only while this condition is true for the record being filled in. */
  readonly requiredWhen?: BoolExp;
  /** Shown instead of the default message for a missing value. */
  readonly requiredMessage?: string;
  readonly readOnly?: boolean;
}
export interface TextField extends FieldBasics {
  readonly kind: 'text';
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The number of lines of the input; more than one makes it a text area. */
  readonly lines?: number;
  readonly only?:
    | 'digits'
    | 'letters and spaces'
    | 'letters, digits and spaces'
    | 'address letters'
    | 'no digits';
  readonly format?: 'email' | 'phone' | 'url' | 'ip' | 'abn';
  /** Names that the text may have in braces, as in `Dear {first_name}`. */
  readonly placeholders?: readonly string[];
  /** Shown instead of the default messages for a value that is too short or too long. */
  readonly tooShortMessage?: string;
  readonly tooLongMessage?: string;
}
export interface NumberField extends FieldBasics {
  readonly kind: 'number' | 'money' | 'percent';
  readonly min?: number;
  readonly max?: number;
  /** A number of bytes is shown in the unit that fits, such as `3.4 MB`. */
  readonly unit?: 'bytes';
  /** The maximum number of decimals: 0 for whole numbers; default 2. */
  readonly decimals?: number;
  /** The number must exceed another number of the same record; otherwise the message is shown. */
  readonly above?: { readonly column: string; readonly message: string };
}
export interface DateField extends FieldBasics {
  readonly kind: 'date' | 'dateTime' | 'time';
  /** The day is shown first: `25-11-2026`. */
  readonly dayFirst?: boolean;
  /** The timestamp is shown to the second. */
  readonly seconds?: boolean;
  /** A time must be between the times in these columns of the record. The range may cross midnight. */
  readonly within?: { readonly from: string; readonly to: string };
}
export interface EnumField extends FieldBasics {
  readonly kind: 'enum';
  readonly options: readonly EnumOption[];
}
export interface EnumOption {
  readonly value: string;
  readonly label: string;
  /** A colour of the theme: red, orange, green, blue, gray. */
  readonly colour?: string;
}
/** A list has several of the options; without options it has free text entries. */
export interface ListField extends FieldBasics {
  readonly kind: 'list';
  readonly options?: readonly EnumOption[];
  /** The format of each free text entry. */
  readonly format?: TextField['format'];
}
export interface ReferenceField extends FieldBasics {
  readonly kind: 'reference';
  readonly table: string;
  /** The object relationship that holds the referenced row. */
  readonly relationship: string;
  readonly many?: boolean;
  /** The picker offers only rows that match. */
  readonly where?: BoolExp;
}
export interface FileField extends FieldBasics {
  readonly kind: 'file' | 'files';
  readonly accept?: 'image' | 'video' | 'any';
  readonly directory: string;
}
export interface PlainField extends FieldBasics {
  readonly kind: 'boolean' | 'colour' | 'address' | 'point' | 'json';
}
export type Field =
  | TextField
  | NumberField
  | DateField
  | EnumField
  | ListField
  | ReferenceField
  | FileField
  | PlainField;
export type FieldKind = Field['kind'];

type Options<F extends Field, Given extends keyof F = never> = Omit<F, 'kind' | Given>;

export const text = (options: Options<TextField> = {}): TextField => ({ kind: 'text', ...options });
export const longText = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  lines: 3,
  ...options,
});
/** The name of a record of master data. */
export const nameText = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  required: true,
  requiredMessage: `${options.label ?? 'Name'} Is Required`,
  maxLength: 30,
  tooLongMessage: 'should accept up to 30 characters',
  ...options,
});
export const email = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  format: 'email',
  maxLength: 254,
  ...options,
});
export const phone = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  format: 'phone',
  maxLength: 20,
  ...options,
});
export const link = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  format: 'url',
  maxLength: 2000,
  ...options,
});
export const ipAddress = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  format: 'ip',
  maxLength: 50,
  ...options,
});
/** ABN is short for Australian Business Number. */
export const abn = (options: Options<TextField> = {}): TextField => ({
  kind: 'text',
  label: 'ABN',
  only: 'digits',
  format: 'abn',
  maxLength: 11,
  ...options,
});
export const number = (options: Options<NumberField> = {}): NumberField => ({ kind: 'number', ...options });
export const count = (options: Options<NumberField> = {}): NumberField => ({
  kind: 'number',
  decimals: 0,
  min: 0,
  ...options,
});
export const bytes = (options: Options<NumberField> = {}): NumberField =>
  count({ unit: 'bytes', ...options });
export const money = (options: Options<NumberField> = {}): NumberField => ({
  kind: 'money',
  min: 0,
  ...options,
});
export const percent = (options: Options<NumberField> = {}): NumberField => ({
  kind: 'percent',
  min: 0,
  max: 100,
  ...options,
});
export const date = (options: Options<DateField> = {}): DateField => ({ kind: 'date', ...options });
export const dateTime = (options: Options<DateField> = {}): DateField => ({ kind: 'dateTime', ...options });
export const time = (options: Options<DateField> = {}): DateField => ({ kind: 'time', ...options });
export const oneOf = (
  options: readonly EnumOption[],
  more: Options<EnumField, 'options'> = {},
): EnumField => ({ kind: 'enum', options, ...more });
export const someOf = (
  options: readonly EnumOption[],
  more: Options<ListField, 'options'> = {},
): ListField => ({ kind: 'list', options, ...more });
export const words = (options: Options<ListField, 'options'> = {}): ListField => ({
  kind: 'list',
  ...options,
});
export const reference = (
  table: string,
  relationship: string,
  options: Options<ReferenceField, 'table' | 'relationship'> = {},
): ReferenceField => ({
  kind: 'reference',
  table,
  relationship,
  ...options,
});
export const file = (directory: string, options: Options<FileField, 'directory'> = {}): FileField => ({
  kind: 'file',
  directory,
  ...options,
});
export const image = (directory: string, options: Options<FileField, 'directory'> = {}): FileField => ({
  kind: 'file',
  accept: 'image',
  directory,
  ...options,
});
export const files = (directory: string, options: Options<FileField, 'directory'> = {}): FileField => ({
  kind: 'files',
  directory,
  ...options,
});
export const colour = (options: Options<PlainField> = {}): PlainField => ({ kind: 'colour', ...options });
export const address = (options: Options<PlainField> = {}): PlainField => ({ kind: 'address', ...options });
export const point = (options: Options<PlainField> = {}): PlainField => ({ kind: 'point', ...options });
export const json = (options: Options<PlainField> = {}): PlainField => ({ kind: 'json', ...options });
export const boolean = (options: Options<PlainField> = {}): PlainField => ({ kind: 'boolean', ...options });

/** For example, `assigned_to_user_id` becomes `Assigned to user`. */
export const inWords = (name: string): string => {
  const words = name.replace(/_id$/, '').replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
export const labelOf = (name: string, field?: FieldBasics): string => field?.label ?? inWords(name);

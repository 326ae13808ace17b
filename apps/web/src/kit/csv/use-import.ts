import { type Role, roleOf } from '@operatory/domain';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { FormField } from '#kit/definition/list-definition.ts';
import type { FieldValues } from '#kit/definition/record-values.ts';
import { useClinic } from '#session/clinic.ts';
import { readOwn, storeOwn } from '#session/own-storage.ts';
import { useMe } from '#session/session.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import { fieldsByHeading, guessMapping, type Mapping } from './csv-mapping.ts';
import type { CsvTable } from './read-csv.ts';
import { idsFrom, type KnownNames, laterKey, lookUp, type MissingNames, missingNames } from './references.ts';

export interface ImportState {
  readonly mapping: Mapping;
  readonly choose: (field: string, place: number | null) => void;
  /** The id of the clinic of all rows, if no column contains it; empty for none. */
  readonly clinic: string;
  readonly setClinic: (id: string) => void;
  readonly missing: readonly MissingNames[];
  /** The tables whose missing rows the import will add by their names. */
  readonly adding: ReadonlySet<string>;
  readonly setAdding: (table: string, wanted: boolean) => void;
  /** Undefined while the rows are being checked. */
  readonly checked: readonly CheckedRow[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Checks the rows again, after missing rows of other tables were added. */
  readonly recheck: () => Promise<readonly CheckedRow[]>;
  readonly remember: () => void;
}

/** Resolves with the rows and the problems found. A row that already has a problem keeps it. */
export type RowsCheck = (rows: readonly CheckedRow[]) => Promise<readonly CheckedRow[]>;

const asTheyAre: RowsCheck = async (rows) => rows;

/** How the columns of a parsed file are matched with fields, and the rows that result. */
export function useImport(
  { table, check = asTheyAre }: { readonly table: string; readonly check?: RowsCheck },
  fields: readonly FormField[],
  file: CsvTable,
): ImportState {
  const me = useMe();
  const client = useClient();
  const { zone, clinic: current, active } = useClinic();
  const kept = `import ${table}`;
  const [mapping, setMapping] = useState<Mapping>(() =>
    guessMapping(file.headings, fields, (readOwn(me.user.id, kept) ?? {}) as Record<string, string>),
  );
  const clinicField = fields.find(({ field }) => field.kind === 'reference' && field.table === 'clinics');
  // As in the form, a row without a clinic is for the whole client, and only its admins may add one.
  const none = !clinicField?.field.required && roleOf(me.role as Role).actsAs === 'client_admin';
  const [clinic, setClinic] = useState(current?.id ?? (none ? '' : (active[0]?.id ?? '')));
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState<{ readonly for: string; readonly names: KnownNames }>();
  const [checked, setChecked] = useState<{ readonly for: string; readonly rows: readonly CheckedRow[] }>();
  const [failed, setFailed] = useState('');
  const [asked, setAsked] = useState(0);

  const fixed = useMemo(
    (): FieldValues =>
      clinicField && !(clinicField.name in mapping) && clinic !== ''
        ? {
            [clinicField.name]:
              clinicField.field.kind === 'reference' && clinicField.field.many ? [clinic] : clinic,
          }
        : {},
    [clinicField, mapping, clinic],
  );
  const references = fields.filter(({ field, name }) => field.kind === 'reference' && name in mapping);
  const namesKey = JSON.stringify([asked, references.map(({ name }) => [name, mapping[name]])]);
  const names = known?.for === namesKey ? known.names : undefined;
  useEffect(() => {
    let wanted = true;
    lookUp(client, me, file.rows, fields, mapping).then(
      (found) => wanted && setKnown({ for: namesKey, names: found }),
      () => wanted && setFailed(namesKey),
    );
    return () => {
      wanted = false;
    };
  }, [client, file, namesKey]);

  const missing = useMemo(
    () => (names ? missingNames(me, file.rows, fields, mapping, names) : []),
    [names, me, file, fields, mapping],
  );
  const later = useMemo(
    () =>
      new Set(
        missing
          .filter(({ table: of }) => adding.has(of))
          .flatMap(({ table: of, names: all }) => all.map((name) => laterKey(of, name))),
      ),
    [missing, adding],
  );
  const checkedKey = JSON.stringify([namesKey, mapping, fixed, [...later]]);
  useEffect(() => {
    let wanted = true;
    if (names)
      void checkRows(file.rows, fields, mapping, { zone, idOf: idsFrom(names, later), fixed })
        .then(check)
        .then(
          (rows) => wanted && setChecked({ for: checkedKey, rows }),
          () => wanted && setFailed(namesKey),
        );
    return () => {
      wanted = false;
    };
  }, [file, names, checkedKey]);

  return {
    mapping,
    choose: (field, place) =>
      setMapping((before) => {
        const next = Object.fromEntries(
          // A column can fill only one field.
          Object.entries(before).filter(([name, taken]) => name !== field && taken !== place),
        );
        return place === null ? next : { ...next, [field]: place };
      }),
    clinic,
    setClinic,
    missing,
    adding,
    setAdding: (of, wanted) =>
      setAdding((before) => new Set(wanted ? [...before, of] : [...before].filter((each) => each !== of))),
    checked: checked?.for === checkedKey ? checked.rows : undefined,
    failed: failed === namesKey,
    retry: () => setAsked((times) => times + 1),
    recheck: async () => {
      const found = await lookUp(client, me, file.rows, fields, mapping);
      return check(await checkRows(file.rows, fields, mapping, { zone, idOf: idsFrom(found), fixed }));
    },
    remember: () => storeOwn(me.user.id, kept, fieldsByHeading(file.headings, mapping)),
  };
}

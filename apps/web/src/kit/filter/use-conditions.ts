import { dayBounds } from '@operatory/domain';
import {
  type BoolExp,
  type ConditionGroup,
  noConditions,
  readConditions,
  whereOf,
  writeConditions,
} from '@operatory/resource';
import { useEffect, useMemo, useRef } from 'react';
import { toast } from '#data/toast.ts';
import { useClinic } from '#session/clinic.ts';
import { useMe } from '#session/session.ts';
import { filterableFieldsOf } from './filter-fields.ts';

const lostWords =
  "The filter was not applied because it uses something that no longer exists or that you can't see.";

export interface BuiltConditions {
  readonly conditions: ConditionGroup;
  /** The conditions as a filter; null without any. */
  readonly where: BoolExp | null;
  readonly setConditions: (conditions: ConditionGroup) => void;
}

/** The custom filter of a table, parsed from the URL. */
export function useConditions(
  table: string,
  text: string | undefined,
  onText: (text: string | undefined) => void,
): BuiltConditions {
  const { zone } = useClinic();
  const me = useMe();
  const built = useMemo(() => {
    const root = readConditions(text ?? '');
    const askable = filterableFieldsOf(table, me);
    const where = root && askable && whereOf(root, askable, { dayBounds: (day) => dayBounds(day, zone) });
    return root && where ? { root, where } : null;
  }, [text, table, me, zone]);
  const drop = useRef(() => {});
  drop.current = () => onText(undefined);
  // A saved or shared filter may use columns that were removed or that this user cannot read. Applying the
  // remaining conditions would be another filter, so the whole filter is dropped.
  const lost = built === null && text !== undefined;
  useEffect(() => {
    if (!lost) return;
    toast.info(lostWords, 5_000);
    drop.current();
  }, [lost]);
  return {
    conditions: built?.root ?? noConditions,
    where: built && built.root.of.length > 0 ? built.where : null,
    setConditions: (conditions) => onText(writeConditions(conditions) || undefined),
  };
}

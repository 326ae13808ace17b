import type { InstrumentHistoryStatus, InstrumentResolution } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';

export interface Instrument {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly expected_quantity: number;
}
export interface Tray {
  readonly id: string;
  readonly name: string;
  readonly instrument_count_items: readonly Instrument[];
}
export interface DayCount {
  readonly id: string;
  readonly status: 'OPEN' | 'FINISHED';
  readonly finished_by_user: { readonly display_name: string } | null;
  readonly instrument_count_lines: readonly {
    readonly instrument_count_item_id: string;
    readonly quantity: number;
  }[];
}
export interface Report {
  readonly id: string;
  readonly instrument_count_item_id: string;
  readonly instrument_count_item: { readonly id: string; readonly name: string } | null;
  readonly status: InstrumentHistoryStatus;
  readonly notes: string | null;
  readonly instrument_count: { readonly count_date: string } | null;
}

const liveTrays = graphql<{ instrument_trays: readonly Tray[] }, { clinic: string }>(
  `subscription trays($clinic: uuid!) {
    instrument_trays(
      where: { clinic_id: { _eq: $clinic }, status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { name: asc }], limit: 100
    ) {
      id name
      instrument_count_items(where: { status: { _eq: ACTIVE } }, order_by: [{ position: asc }, { name: asc }]) {
        id name code expected_quantity
      }
    }
  }`,
);
const liveCount = graphql<{ instrument_counts: readonly DayCount[] }, { clinic: string; date: string }>(
  `subscription counted($clinic: uuid!, $date: date!) {
    instrument_counts(where: { clinic_id: { _eq: $clinic }, count_date: { _eq: $date } }) {
      id status finished_by_user { display_name }
      instrument_count_lines { instrument_count_item_id quantity }
    }
  }`,
);
const liveReports = graphql<
  { instrument_history_items: readonly Report[] },
  { clinic: string; date: string }
>(`subscription reports($clinic: uuid!, $date: date!) {
  instrument_history_items(
    where: { clinic_id: { _eq: $clinic }, _or: [{ status: { _in: [Missing, Broken] } }, { instrument_count: { count_date: { _eq: $date } } }] }
    order_by: [{ created_at: desc }], limit: 200
  ) { id instrument_count_item_id instrument_count_item { id name } status notes instrument_count { count_date } }
}`);

export interface Day {
  readonly trays: readonly Tray[];
  /** Undefined: nobody has begun. */
  readonly count: DayCount | undefined;
  /** Of the day, and those that are open from whichever day. */
  readonly reports: readonly Report[];
}

/** Trays with what belongs there, the day's count, its reports, and what is missing or broken since whenever; live. */
export function useDay(clinic: string, date: string) {
  const trays = useLive(liveTrays, { clinic });
  const count = useLive(liveCount, { clinic, date });
  const reports = useLive(liveReports, { clinic, date });
  const all = [trays, count, reports];
  const day: Day | undefined =
    trays.data && count.data && reports.data
      ? {
          trays: trays.data.instrument_trays.filter((tray) => tray.instrument_count_items.length > 0),
          count: count.data.instrument_counts[0],
          reports: reports.data.instrument_history_items,
        }
      : undefined;
  return {
    day,
    error: all.find(({ error }) => error)?.error,
    refetch: () => {
      for (const each of all) each.refetch();
    },
  };
}

interface CountedLine {
  readonly instrument_count_item_id: string;
  readonly quantity: number;
  readonly seen: number | null;
}
type Id = { readonly id: string };
export const saveCount = graphql<
  { save_instrument_count: Id },
  { clinic: string; date: string; lines: readonly CountedLine[]; finished: boolean }
>(`mutation save($clinic: uuid!, $date: date!, $lines: [save_instrument_count_lines_input!], $finished: Boolean) {
  save_instrument_count(clinic_id: $clinic, count_date: $date, lines: $lines, is_finished: $finished) { id }
}`);
export const reportOne = graphql<
  { report_instrument: Id },
  { id: string | null; item: string; date: string; status: string; notes: string }
>(`mutation report($id: uuid, $item: uuid!, $date: date!, $status: String!, $notes: String) {
  report_instrument(id: $id, instrument_count_item_id: $item, count_date: $date, status: $status, notes: $notes) { id }
}`);
export const takeBack = graphql<{ unreport_instrument: Id }, { id: string }>(
  'mutation take($id: uuid!) { unreport_instrument(id: $id) { id } }',
);
export const resolve = graphql<{ resolve_instrument: Id }, { id: string; status: InstrumentResolution }>(
  'mutation resolve($id: uuid!, $status: String!) { resolve_instrument(id: $id, status: $status) { id } }',
);

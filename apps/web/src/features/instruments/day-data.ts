import type { InstrumentHistoryStatus } from '@operatory/domain';
import { graphql } from '#data/graphql.ts';
import { useLive } from '#data/hooks.ts';
import { traysOfDay } from './day-trays.ts';

type ActiveStatus = 'ACTIVE' | 'INACTIVE';

export interface Instrument {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly status: ActiveStatus;
  /** The quantity that was expected on the day if the instrument was counted then, else the current one. */
  readonly expected_quantity: number;
}
export interface Tray {
  readonly id: string;
  readonly name: string;
  readonly status: ActiveStatus;
  readonly instrument_count_items: readonly Instrument[];
}
export interface DayCount {
  readonly id: string;
  readonly version: number;
  readonly status: 'OPEN' | 'FINISHED';
  readonly finished_by_user: { readonly display_name: string } | null;
  readonly instrument_count_lines: readonly {
    readonly instrument_count_item_id: string;
    readonly quantity: number;
    readonly expected_quantity: number;
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

const liveTrays = graphql(
  `subscription trays($clinic: uuid!, $date: date!) {
    instrument_trays(
      where: { clinic_id: { _eq: $clinic }, _or: [
        { status: { _eq: ACTIVE } }
        { instrument_count_items: { instrument_count_lines: { instrument_count: { count_date: { _eq: $date } } } } }
      ] }
      order_by: [{ position: asc }, { name: asc }], limit: 100
    ) {
      id name status
      instrument_count_items(
        where: { _or: [
          { status: { _eq: ACTIVE } }
          { instrument_count_lines: { instrument_count: { count_date: { _eq: $date } } } }
        ] }
        order_by: [{ position: asc }, { name: asc }]
      ) { id name code status expected_quantity }
    }
  }`,
);
const liveCount = graphql(
  `subscription counted($clinic: uuid!, $date: date!) {
    instrument_counts(where: { clinic_id: { _eq: $clinic }, count_date: { _eq: $date } }) {
      id version status finished_by_user { display_name }
      instrument_count_lines { instrument_count_item_id quantity expected_quantity }
    }
  }`,
);
const liveReports = graphql(`subscription reports($clinic: uuid!, $date: date!) {
  instrument_history_items(
    where: { clinic_id: { _eq: $clinic }, _or: [{ status: { _in: [Missing, Broken] } }, { instrument_count: { count_date: { _eq: $date } } }] }
    order_by: [{ created_at: desc }], limit: 200
  ) { id instrument_count_item_id instrument_count_item { id name } status notes instrument_count { count_date } }
}`);

export interface Day {
  readonly trays: readonly Tray[];
  /** Undefined until somebody has counted on this day. */
  readonly count: DayCount | undefined;
  /** Reports of the day, and open reports of any day. */
  readonly reports: readonly Report[];
}

/**
 * Live data of a clinic's day: the trays with their items (including items removed since, if they were
 * counted that day), the day's count, its reports, and all reports still open, from any day.
 */
export function useDay(clinic: string, date: string) {
  const trays = useLive(liveTrays, { clinic, date });
  const count = useLive(liveCount, { clinic, date });
  const reports = useLive(liveReports, { clinic, date });
  const all = [trays, count, reports];
  const day: Day | undefined =
    trays.data && count.data && reports.data
      ? {
          trays: traysOfDay(trays.data.instrument_trays, count.data.instrument_counts[0]),
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

export const saveCount =
  graphql(`mutation save($clinic: uuid!, $date: date!, $lines: [save_instrument_count_lines_input!], $finished: Boolean) {
  save_instrument_count(clinic_id: $clinic, count_date: $date, lines: $lines, is_finished: $finished) { id version }
}`);
export const reportInstrument =
  graphql(`mutation report($id: uuid, $item: uuid!, $date: date!, $status: String!, $notes: String, $key: String!) {
  report_instrument(id: $id, instrument_count_item_id: $item, count_date: $date, status: $status, notes: $notes, idempotency_key: $key) { id }
}`);
export const withdrawReport = graphql(
  'mutation unreport($id: uuid!, $key: String!) { unreport_instrument(id: $id, idempotency_key: $key) { id } }',
);
export const resolveReport = graphql(
  'mutation resolve($id: uuid!, $status: String!) { resolve_instrument(id: $id, status: $status) { id } }',
);

import { useEffect, useState } from 'react';
import { story } from '#stories/story.ts';
import type { ReportQuery } from './report-query.ts';
import { ReportsFrame } from './reports-frame.tsx';

const fields = [
  { value: 'clinic', label: 'Clinic' },
  { value: 'month', label: 'Month' },
];

/** Returns the URL of a test dashboard that displays its query. */
function addressOf(query: ReportQuery): string {
  const page = `<!doctype html><html lang="en"><title>Reports</title><body><p>${JSON.stringify(query).replaceAll('<', '&lt;')}</p></body></html>`;
  return URL.createObjectURL(new Blob([page], { type: 'text/html' }));
}

function Dashboard() {
  const [made] = useState(() => new Map<string, string>());
  useEffect(
    () => () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
      made.clear();
    },
    [made],
  );
  return (
    <ReportsFrame
      fields={fields}
      address={(query) => {
        const key = JSON.stringify(query);
        const known = made.get(key) ?? addressOf(query);
        made.set(key, known);
        return known;
      }}
    />
  );
}

export const stories = [
  story('Reports', () => <ReportsFrame fields={fields} address={() => null} />),
  story('Reports filter panel', () => <Dashboard />),
];

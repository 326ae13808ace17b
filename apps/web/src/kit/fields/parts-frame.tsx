import { Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';

/** A field with several inputs below one label. */
export const PartsFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <Fieldset
    legend={label}
    variant="unstyled"
    m={0}
    p={0}
    styles={{ legend: { padding: 0, marginBottom: 8, fontWeight: 600 } }}
  >
    {children}
  </Fieldset>
);

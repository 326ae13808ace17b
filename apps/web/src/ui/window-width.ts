import { useMediaQuery } from '@mantine/hooks';

// Read at the first render, because otherwise every screen would be rendered twice.
const readSynchronously = { getInitialValueInEffect: false };

export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', undefined, readSynchronously);

/** Whether the navigation rail shows icons only. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 64em)', undefined, readSynchronously);

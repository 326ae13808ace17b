import { useMediaQuery } from '@mantine/hooks';

// Reads the width for the first render, because every screen would otherwise render twice.
const readSynchronously = { getInitialValueInEffect: false };

export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', undefined, readSynchronously);

/** Whether the menu at the left shows icons only. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 64em)', undefined, readSynchronously);

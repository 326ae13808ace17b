import { useMediaQuery } from '@mantine/hooks';

// Known at the first drawing: found out after it, every screen would be drawn twice.
const atOnce = { getInitialValueInEffect: false };

export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', undefined, atOnce);

/** Where the rail shows signs only. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 64em)', undefined, atOnce);

import { useMediaQuery } from '@mantine/hooks';

// Known at the first drawing: found out after it, every screen would be drawn twice.
const readSynchronously = { getInitialValueInEffect: false };

export const usePhone = (): boolean => useMediaQuery('(max-width: 48em)', undefined, readSynchronously);

/** Where the rail shows signs only. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 64em)', undefined, readSynchronously);

import { Image } from '@mantine/core';
import { useImageAddress } from '#data/image-address.ts';
import { FilesCell } from '#kit/cells/files-cell.tsx';

/** Shows a picture as it is; other files are links that open the viewer. */
export function FeedMedia({ value }: { value: unknown }) {
  const isPicture =
    typeof value === 'object' && value !== null && Reflect.get(value, 'file_type') === 'IMAGE';
  const address = useImageAddress(isPicture ? value : null);
  if (!isPicture) return <FilesCell value={value} />;
  return address ? (
    <Image src={address} alt="" mah={320} w="auto" maw="100%" fit="contain" radius={8} />
  ) : null;
}

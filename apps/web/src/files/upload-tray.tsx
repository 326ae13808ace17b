import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import classes from './files.module.css';
import { UploadRow } from './upload-row.tsx';
import { uploadStore } from './upload-store.ts';
import { useUploadsElsewhere } from './use-uploads.ts';

/**
 * The uploads that no other component shows, such as those of a page that was left. All uploads are
 * cancelled when the tray is unmounted, as at the end of the session.
 */
export function UploadTray() {
  const uploads = useUploadsElsewhere();
  useEffect(() => () => uploadStore.reset(), []);
  if (uploads.length === 0) return null;
  return (
    <section className={classes.tray} aria-label="Uploads">
      {uploads.map((item) => (
        <UploadRow key={item.key} item={item}>
          <Text size="xs" c="var(--op-muted)" truncate>
            {item.owner.href ? (
              <Anchor component={Link} to={item.owner.href} size="xs">
                {item.owner.label}
              </Anchor>
            ) : (
              item.owner.label
            )}
          </Text>
        </UploadRow>
      ))}
    </section>
  );
}

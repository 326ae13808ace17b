import { ActionIcon, Progress, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import classes from './files.module.css';
import { type UploadingFile, uploadStore } from './upload-store.ts';

export function UploadRow({ item, children }: { item: UploadingFile; children?: React.ReactNode }) {
  return (
    <div className={classes.item}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="xs" truncate>
          {item.name}
        </Text>
        {children}
        {item.failure ? (
          <Text size="xs" c="var(--op-red-ink)" role="alert">
            {item.failure}
          </Text>
        ) : (
          <Progress value={item.progress * 100} mt={4} aria-label={`Uploading ${item.name}`} />
        )}
      </div>
      {item.failure ? (
        <ActionIcon
          aria-label={`Try ${item.name} again`}
          onClick={() => uploadStore.retry(item.key)}
          size={28}
        >
          <IconRefresh size={16} />
        </ActionIcon>
      ) : null}
      <ActionIcon aria-label={`Cancel ${item.name}`} onClick={() => uploadStore.cancel(item.key)} size={28}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

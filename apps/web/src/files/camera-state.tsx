import { Button, Group, Text } from '@mantine/core';
import { type CameraFailure, cameraFailures } from './camera.ts';

/** What is told in place of a picture: that the camera is waited for, or why there is none and a way to try again. */
export function CameraState({
  state,
  onRetry,
}: {
  state: 'waiting' | 'live' | CameraFailure;
  onRetry: () => void;
}) {
  if (state === 'live') return null;
  if (state === 'waiting')
    return (
      <Text size="sm" c="var(--op-muted)" role="status">
        Waiting for permission
      </Text>
    );
  return (
    <div role="alert">
      <Text size="sm" fw={600}>
        {cameraFailures[state]}
      </Text>
      <Text size="sm" c="var(--op-muted)">
        Allow the camera for this page, or see whether this device has one.
      </Text>
      <Group mt={8}>
        <Button size="xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Group>
    </div>
  );
}

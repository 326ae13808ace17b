import { Button, Group, Text } from '@mantine/core';
import { cameraFailures } from './camera.ts';
import classes from './files.module.css';
import type { Camera } from './use-camera.ts';

/** The camera's live picture, or a message while there is none. */
export const CameraPicture = ({ camera, onShows }: { camera: Camera; onShows?: () => void }) => (
  <>
    <CameraState {...camera} />
    <video
      ref={camera.video}
      className={classes.preview}
      hidden={camera.state !== 'live'}
      autoPlay
      playsInline
      muted
      aria-label="Camera"
      onLoadedData={onShows}
    />
  </>
);

/** Says that the browser asks for permission, or why there is no picture, with a button to try again. */
function CameraState({ state, retry }: Pick<Camera, 'state' | 'retry'>) {
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
        Allow camera access in your browser, or check that this device has a camera.
      </Text>
      <Group mt={8}>
        <Button size="xs" variant="default" onClick={retry}>
          Try again
        </Button>
      </Group>
    </div>
  );
}

import { WorkTray } from '#downloads/downloads-tray.tsx';
import { UploadTray } from '#files/upload-tray.tsx';
import { AddHost } from '#kit/form/add-host.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Palette } from './palette.tsx';

/** What the shell loads only on demand. */
export default function Extras() {
  return (
    <>
      <UploadTray />
      <WorkTray />
      <AddHost />
      <Palette />
      <KeysHelp />
    </>
  );
}

import { WorkTray } from '#downloads/downloads-tray.tsx';
import { UploadTray } from '#files/upload-tray.tsx';
import { AddHost } from '#kit/form/add-host.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Palette } from './palette.tsx';

/** The parts of the shell that load after the first screen. */
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

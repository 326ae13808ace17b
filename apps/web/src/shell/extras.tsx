import { UploadTray } from '#files/upload-tray.tsx';
import { AddHost } from '#kit/add-host.tsx';
import { WorkTray } from '#work/work-tray.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Palette } from './palette.tsx';

/** What the shell shows only when it is asked for. */
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

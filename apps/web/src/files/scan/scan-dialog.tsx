import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { refuse } from '#data/refusals.ts';
import { Dialog } from '#ui/dialog.tsx';
import { usePhone } from '#ui/window-width.ts';
import classes from './scan.module.css';
import { ScanCamera } from './scan-camera.tsx';
import { newScannerWatch } from './scanner-watch.ts';

const noCode = 'No code found in the picture. Try another picture, or type the code.';

/** 'Scan Product': reads a code from the camera or from a picture, or lets the user type it. */
export function ScanDialog({ onClose, onScan }: { onClose: () => void; onScan: (code: string) => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const picture = useRef<HTMLInputElement>(null);
  const phone = usePhone();
  const isScanner = useRef(newScannerWatch());

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    try {
      const { decodeBarcode } = await import('./decode.ts');
      const code = await decodeBarcode(file);
      if (code === null) refuse(noCode, 5_000);
      else onScan(code);
    } catch {
      refuse(specifiedMessages.something_went_wrong);
    } finally {
      setReading(false);
    }
  }
  return (
    <Dialog title="Scan Product" onClose={onClose}>
      <Stack gap={16}>
        <ScanCamera onScan={onScan} />
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const code = typed.trim();
            if (code === '') setProblem('Code is required');
            else onScan(code);
          }}
        >
          <div className={classes.typed}>
            <TextInput
              // On a phone the field gets no initial focus, because the keyboard would cover the camera.
              {...(phone ? {} : { 'data-autofocus': true })}
              label="Type the code instead"
              autoComplete="off"
              maxLength={200}
              value={typed}
              error={problem}
              onKeyDown={(event) => {
                // Some scanners send Tab instead of Enter after the code.
                if (!isScanner.current(event) || event.key !== 'Tab' || typed.trim() === '') return;
                event.preventDefault();
                onScan(typed.trim());
              }}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setProblem(null);
              }}
            />
            <Button type="submit">Use this code</Button>
          </div>
        </form>
        <input
          ref={picture}
          type="file"
          hidden
          accept="image/*"
          aria-label="A picture of the code"
          onChange={(event) => {
            void read(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Group justify="space-between" gap={8}>
          <Button
            variant="default"
            leftSection={<IconPhoto size={16} />}
            loading={reading}
            onClick={() => picture.current?.click()}
          >
            Scan a picture
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
        <Text size="xs" c="var(--op-muted)">
          Code 128, Data Matrix, EAN 13, QR and Codabar.
        </Text>
      </Stack>
    </Dialog>
  );
}

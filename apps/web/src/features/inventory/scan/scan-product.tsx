import { Button } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { type CombinedError, useClient } from 'urql';
import { errorMessage } from '#data/errors.ts';
import { refusalPlace } from '#data/refusals.ts';
import { ScanDialog } from '#files/scan/scan-dialog.tsx';
import { useClinic } from '#session/clinic.ts';
import { useCan } from '#session/permissions.ts';
import { useKeys } from '#ui/keys.ts';
import { ChooseFound } from './choose-found.tsx';
import { type FoundProduct, findByCode } from './find-by-code.ts';
import { FoundCard } from './found-card.tsx';
import { UnknownCode } from './unknown-code.tsx';

type Step =
  | { readonly at: 'camera' }
  | { readonly at: 'choose'; readonly found: readonly FoundProduct[] }
  | { readonly at: 'card'; readonly found: FoundProduct }
  | { readonly at: 'unknown'; readonly code: string };

/** The button that opens the camera, also with the S key. It then shows the product with the scanned code. */
export function ScanProduct() {
  const client = useClient();
  const can = useCan();
  const { clinic } = useClinic();
  const [step, setStep] = useState<Step | null>(null);
  const scan = () => setStep({ at: 'camera' });
  const close = () => setStep(null);
  useKeys([{ key: 's', label: 'Scan a product', run: scan }]);

  async function look(code: string) {
    const refuse = refusalPlace();
    try {
      const found = await findByCode(client, code, {
        clinicId: clinic?.id ?? null,
        readsLots: can('product-lots'),
      });
      const [only, ...others] = found;
      if (!only) setStep({ at: 'unknown', code });
      else setStep(others.length > 0 ? { at: 'choose', found } : { at: 'card', found: only });
    } catch (error) {
      refuse({ sentence: errorMessage(error as CombinedError) });
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconBarcode size={16} />} aria-keyshortcuts="s" onClick={scan}>
        Scan
      </Button>
      {step?.at === 'camera' ? <ScanDialog onClose={close} onScan={(code) => void look(code)} /> : null}
      {step?.at === 'choose' ? (
        <ChooseFound
          found={step.found}
          onChoose={(found) => setStep({ at: 'card', found })}
          onClose={close}
        />
      ) : null}
      {step?.at === 'card' ? <FoundCard found={step.found} onScan={scan} onClose={close} /> : null}
      {step?.at === 'unknown' ? (
        <UnknownCode code={step.code} onAdded={() => void look(step.code)} onScan={scan} onClose={close} />
      ) : null}
    </>
  );
}

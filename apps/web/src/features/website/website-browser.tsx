import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { formPressedEarly } from './early-press.ts';
import { fieldsTypedEarly } from './typed-early.ts';
import { Website, type WebsiteProps } from './website.tsx';

/** Calls `onTaken` once React has taken over the page and run all effects below. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(onTaken, []);
  return children;
}

const root = document.getElementById('root');
const props = document.getElementById('props')?.textContent;
if (root && props) {
  const early = fieldsTypedEarly(root);
  hydrateRoot(
    root,
    <Taken
      onTaken={() => {
        for (const again of early) again();
        const pressed = formPressedEarly(root);
        // The form is submitted after React has taken over the typed values.
        if (pressed) setTimeout(() => pressed.requestSubmit());
      }}
    >
      <Website {...(JSON.parse(props) as WebsiteProps)} />
    </Taken>,
  );
}

import { Code } from '@mantine/core';
import { useState } from 'react';
import { story } from '#stories/story.ts';
import { PasscodeForm } from './passcode-form.tsx';

function Passcode() {
  const [inside, setInside] = useState(false);
  if (inside)
    return (
      <Code component="output" aria-label="Closed with">
        yes
      </Code>
    );
  return (
    <PasscodeForm
      onCheck={async (code) => {
        setInside(code === 'A17C');
        return code === 'A17C';
      }}
    />
  );
}

export const stories = [story('Passcode', () => <Passcode />)];

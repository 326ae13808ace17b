import { Code } from '@mantine/core';
import { specifiedMessages } from '@operatory/domain';
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
        const right = code === 'AB7C';
        setInside(right);
        return right ? null : specifiedMessages.passcode_wrong;
      }}
    />
  );
}

export const stories = [story('Passcode', () => <Passcode />)];

import { Anchor } from '@mantine/core';

const link = /(https?:\/\/\S*[^\s.,;:!?)\]"'])/g;

export const LinkedText = ({ text }: { text: string }) =>
  text.split(link).map((part, at) =>
    at % 2 === 1 ? (
      <Anchor key={at} href={part} target="_blank" rel="noopener noreferrer" inherit>
        {part}
      </Anchor>
    ) : (
      part
    ),
  );

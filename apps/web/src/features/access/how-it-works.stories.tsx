import { Opener } from '#stories/opener.tsx';
import { story } from '#stories/story.ts';
import { HowItWorks } from './how-it-works.tsx';

export const stories = [
  story('How it works', () => <Opener>{(end) => <HowItWorks onClose={() => end('no')} />}</Opener>),
];

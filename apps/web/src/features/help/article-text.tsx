import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import Markdown, { type Components } from 'react-markdown';
import classes from './help.module.css';

const components: Components = {
  // Links within the product open in the same tab, links to other sites in a new one.
  a: ({ href = '', children }) =>
    href.startsWith('/') && !href.startsWith('//') ? (
      <Anchor component={Link} to={href as '/dashboard'}>
        {children}
      </Anchor>
    ) : (
      <Anchor href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </Anchor>
    ),
};

/** An article's Markdown. HTML in it stays text, and the library removes URLs that run scripts. */
export function ArticleText({ children }: { children: string }) {
  return (
    <div className={classes.text}>
      <Markdown components={components} disallowedElements={['img', 'h1']} unwrapDisallowed>
        {children}
      </Markdown>
    </div>
  );
}

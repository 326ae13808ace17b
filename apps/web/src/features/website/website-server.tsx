import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import { earlyPressScript } from './early-press.ts';
import styles from './website.css?inline';
import { Website, type WebsiteProps } from './website.tsx';
import { websitePages } from './website-pages.ts';
import { colourTokens } from './website-tokens.ts';

export { environmentOf } from '@operatory/domain/sub-domain';
export { pageNameOf, websitePages } from './website-pages.ts';

const font = `@font-face{font-family:'Inter Variable';font-style:normal;font-weight:100 900;font-display:swap;src:url(${latin}) format('woff2-variations')}`;
const style = `${font}${colourTokens(styles)}${styles}`;

/** The only inline script of the public pages, which their content security policy must allow. */
export const inlineScript = earlyPressScript;

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/**
 * The HTML document of a page. `origin` is that of the main host, `script` the URL of the website's script.
 */
export function renderWebsite(props: WebsiteProps, origin: string, script: string): string {
  const { path, title, description, listed, script: needsScript } = websitePages[props.page];
  const address = `${origin}${path}`;
  const head = [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    listed
      ? `<link rel="canonical" href="${escaped(address)}" />`
      : '<meta name="robots" content="noindex" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Operatory" />',
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    ...(listed ? [`<meta property="og:url" content="${escaped(address)}" />`] : []),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg" />',
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${latin}" />`,
    `<style>${style}</style>`,
    ...(needsScript
      ? [`<script>${inlineScript}</script><script type="module" src="${script}"></script>`]
      : []),
  ];
  // `<` is escaped, because a closing tag in the text would end the script element.
  const data = JSON.stringify(props).replaceAll('<', '\\u003c');
  return [
    `<!doctype html><html lang="en-AU"><head>${head.join('')}</head>`,
    `<body><div id="root">${renderToString(<Website {...props} />)}</div>`,
    ...(needsScript ? [`<script type="application/json" id="props">${data}</script>`] : []),
    '</body></html>',
  ].join('');
}

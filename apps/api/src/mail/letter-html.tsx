/** @jsxRuntime automatic */

import type { MailPart } from '@operatory/domain';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type LetterContent, preferencesLabel } from './letter-content.ts';

const [teal, tealInDark] = ['#0f766e', '#47b9ab'];
const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Colours for email programs with dark mode. Other programs show the light colours of the elements. */
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #12181a !important; }
  .card { background-color: #1c2527 !important; border-color: #303b3d !important; }
  .words { color: #e6ecec !important; }
  .small { color: #a7b4b5 !important; }
  .link { color: ${tealInDark} !important; }
  .line { border-color: #303b3d !important; }
}
@media (max-width: 480px) { .card { padding: 20px !important; } }`;

const words = { color: '#1b2426', fontFamily: font, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' };
const small = { ...words, color: '#596668', fontSize: 13, lineHeight: '19px', margin: '0 0 8px' };
const link = { color: teal, wordBreak: 'break-all' } as const;

/** @returns The text with its line breaks as elements, because people type line breaks. */
const broken = (text: string): ReactNode =>
  text.split('\n').map((line, at) => (
    <Fragment key={at}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));

function Part({ part }: { readonly part: MailPart }) {
  if (typeof part === 'string')
    return (
      <Text className="words" style={words}>
        {broken(part)}
      </Text>
    );
  return (
    <>
      {part.title ? (
        <Text className="words" style={{ ...words, fontWeight: 600, margin: '0 0 4px' }}>
          {part.title}
        </Text>
      ) : null}
      <ul style={{ margin: '0 0 16px', paddingLeft: 20 }}>
        {part.items.map((item, at) => (
          <li key={at} className="words" style={{ ...words, margin: '0 0 4px' }}>
            {broken(item)}
          </li>
        ))}
      </ul>
    </>
  );
}

function LetterMail({ heading, hello, parts, link: button, from, why, preferences }: LetterContent) {
  const first = parts[0];
  return (
    <Html lang="en">
      <Head>
        <title>{heading}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{dark}</style>
      </Head>
      <Preview>{typeof first === 'string' ? first : (first?.items[0] ?? heading)}</Preview>
      <Body className="page" style={{ backgroundColor: '#f3f6f6', margin: 0, padding: '24px 12px' }}>
        <Container
          className="card"
          style={{
            backgroundColor: '#ffffff',
            border: '1px solid #dfe5e5',
            borderRadius: 10,
            maxWidth: 560,
            padding: 32,
          }}
        >
          <Section style={{ margin: '0 0 24px' }}>
            {from.logo === null ? (
              <Text className="small" style={{ ...small, fontWeight: 600, margin: 0 }}>
                {from.name}
              </Text>
            ) : (
              // A dark logo stays visible in dark mode, because its background stays white.
              <Img
                src={from.logo}
                alt={from.name}
                height={40}
                style={{
                  backgroundColor: '#ffffff',
                  borderRadius: 6,
                  color: '#596668',
                  fontFamily: font,
                  fontSize: 14,
                  maxWidth: 220,
                  padding: 4,
                  width: 'auto',
                }}
              />
            )}
          </Section>
          <Heading
            as="h1"
            className="words"
            style={{ ...words, fontSize: 22, fontWeight: 600, lineHeight: '30px', margin: '0 0 16px' }}
          >
            {heading}
          </Heading>
          {hello === null ? null : <Part part={hello} />}
          {parts.map((part, at) => (
            <Part key={at} part={part} />
          ))}
          {button === null ? null : (
            <>
              <Section style={{ margin: '24px 0' }}>
                <Button
                  href={button.href}
                  style={{
                    backgroundColor: teal,
                    borderRadius: 8,
                    color: '#ffffff',
                    fontFamily: font,
                    fontSize: 16,
                    fontWeight: 600,
                    padding: '12px 20px',
                  }}
                >
                  {button.label}
                </Button>
              </Section>
              <Text className="small" style={small}>
                Or open this link:
                <br />
                <Link className="link" href={button.href} style={link}>
                  {button.href}
                </Link>
              </Text>
            </>
          )}
          <Hr className="line" style={{ borderColor: '#dfe5e5', margin: '24px 0 16px' }} />
          <Text className="small" style={small}>
            {why}
          </Text>
          {preferences === null ? null : (
            <Text className="small" style={{ ...small, margin: 0 }}>
              <Link className="link" href={preferences} style={link}>
                {preferencesLabel}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

export const letterHtml = (content: LetterContent): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterMail {...content} />)}`;

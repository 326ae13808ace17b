import { Image } from '@mantine/core';
import { type Address, states } from '@operatory/domain';
import { type Field, isGeoPoint, phoneHref, type TextField, toText } from '@operatory/resource';
import { useImageAddress } from '#data/image-address.ts';
import { ColourDot } from '#ui/colour-dot.tsx';
import { MailAddress } from '#ui/mail-address.tsx';
import { Pill } from '#ui/pill.tsx';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';
import { colourName } from './colour-name.ts';
import classes from './field-cell.module.css';
import { FilesCell } from './files-cell.tsx';
import { jsonInWords } from './json-in-words.ts';
import { NamesCell } from './names-cell.tsx';
import { PointMap } from './point-map.tsx';

/** A value as a list shows it. */
export function FieldCell({ field, value, zone }: { field: Field; value: unknown; zone: string }) {
  if (value === null || value === undefined || value === '') return null;
  if (field.kind === 'enum') {
    const option = field.options.find((candidate) => candidate.value === value);
    const words = option?.label ?? String(value);
    return option?.colour ? <Pill hue={option.colour}>{words}</Pill> : words;
  }
  if (field.kind === 'colour') {
    return (
      <>
        <ColourDot colour={String(value)} />
        <span title={String(value)}>{colourName(String(value))}</span>
      </>
    );
  }
  if (field.kind === 'json') return jsonInWords(value);
  if (field.kind === 'point' && isGeoPoint(value)) return <PointMap point={value} />;
  if (field.kind === 'address') return toText(field, inWords(value as Address));
  if (field.kind === 'file' && field.accept === 'image') return <PictureCell image={value} />;
  if (field.kind === 'file' || field.kind === 'files') return <FilesCell value={value} />;
  if (field.kind === 'reference' && field.many) return <NamesCell table={field.table} ids={value} />;
  if (field.kind === 'reference' && field.table === 'users') return <UserName user={value as AvatarUser} />;
  if (field.kind === 'text') return <TextCell field={field} text={String(value)} />;
  const words = toText(field, value, { timeZone: zone });
  return words === '' ? null : <span className="tabular">{words}</span>;
}

/** Email addresses, phone numbers and http(s) URLs become links; URLs open in a new window. */
function TextCell({ field, text }: { field: TextField; text: string }) {
  const { format } = field;
  const href =
    format === 'email'
      ? `mailto:${text}`
      : format === 'phone'
        ? phoneHref(text)
        : format === 'url' && /^https?:\/\//i.test(text)
          ? text
          : null;
  if (!href) return <span className="tabular">{text}</span>;
  return (
    <a
      href={href}
      className={`${classes.link} tabular`}
      {...(format === 'url' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {format === 'email' ? <MailAddress address={text} /> : toText(field, text)}
    </a>
  );
}

/** Replaces the state of an address by its usual abbreviation. */
const inWords = (address: Address): Address => {
  const state = states.find(({ value }) => value === address.state);
  return state ? { ...address, state: state.short } : address;
};

function PictureCell({ image }: { image: unknown }) {
  const address = useImageAddress(image);
  return address ? <Image src={address} alt="" h={48} w="auto" radius={6} /> : null;
}

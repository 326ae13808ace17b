import { Badge, Image } from '@mantine/core';
import { type Address, states } from '@operatory/domain';
import { type Field, toText } from '@operatory/resource';
import { useImageAddress } from '#data/image-address.ts';
import { ColourDot } from '#ui/colour-dot.tsx';
import { type AvatarUser, UserName } from '#ui/user-avatar.tsx';

/** One value as a list shows it, by its field's kind. */
export function FieldCell({ field, value, zone }: { field: Field; value: unknown; zone: string }) {
  if (value === null || value === undefined || value === '') return null;
  if (field.kind === 'enum') {
    const option = field.options.find((candidate) => candidate.value === value);
    const words = option?.label ?? String(value);
    return option?.colour ? <Badge color={option.colour}>{words}</Badge> : words;
  }
  if (field.kind === 'colour') {
    return (
      <>
        <ColourDot colour={String(value)} />
        <span className="tabular">{String(value)}</span>
      </>
    );
  }
  if (field.kind === 'address') return toText(field, inWords(value as Address));
  if (field.kind === 'file') return <PictureCell image={value} />;
  if (field.kind === 'reference' && field.table === 'users') return <UserName user={value as AvatarUser} />;
  return <span className="tabular">{toText(field, value, { timeZone: zone })}</span>;
}

/** An address whose state is named as people name it. */
const inWords = (address: Address): Address => {
  const state = states.find(({ value }) => value === address.state);
  return state ? { ...address, state: state.short } : address;
};

function PictureCell({ image }: { image: unknown }) {
  const address = useImageAddress(image);
  return address ? <Image src={address} alt="" h={48} w="auto" radius={6} /> : null;
}

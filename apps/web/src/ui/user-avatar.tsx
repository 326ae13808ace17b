import { Tooltip } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useImageAddress } from '#data/image-address.ts';
import classes from './user-avatar.module.css';

export interface AvatarUser {
  readonly display_name?: string | null;
  readonly color_code?: string | null;
  readonly profile_image?: unknown;
}

const hues = ['teal', 'blue', 'violet', 'orange', 'green', 'red'] as const;

/** The user's colour: one of the theme's hues, which have enough contrast in light and dark. */
export function hueOf(user: AvatarUser): string {
  const key = (user.color_code ?? user.display_name ?? '').toLowerCase();
  const named = hues.find((hue) => hue === key);
  if (named) return named;
  let sum = 0;
  for (const character of key) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return hues[sum % hues.length] ?? 'teal';
}

export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '')
    .replace(/^(dr|mr|mrs|ms)\.? /i, '')
    .split(/\s+/)
    .filter(Boolean);
  return ((words[0]?.[0] ?? '?') + (words.length > 1 ? (words.at(-1)?.[0] ?? '') : '')).toUpperCase();
}

/** A user's picture, or their initials on their colour, with the name as a tooltip. */
export function UserAvatar({
  user,
  size = 24,
  tooltip = true,
}: {
  user: AvatarUser;
  size?: number;
  tooltip?: boolean;
}) {
  const hue = hueOf(user);
  const picture = useImageAddress(user.profile_image);
  const [broken, setBroken] = useState<string | null>(null);
  const name = user.display_name ?? 'Unknown';
  const avatar =
    picture && picture !== broken ? (
      <span className={classes.avatar} style={{ width: size, height: size }}>
        <img src={picture} alt={name} onError={() => setBroken(picture)} />
      </span>
    ) : (
      <span
        className={classes.avatar}
        title={name}
        style={{
          width: size,
          height: size,
          fontSize: Math.max(12, size * 0.38),
          background: `var(--op-${hue}-soft)`,
          color: `var(--op-${hue}-ink)`,
          letterSpacing: size < 28 ? '-0.04em' : undefined,
        }}
      >
        {initialsOf(user.display_name)}
      </span>
    );
  return tooltip ? <Tooltip label={name}>{avatar}</Tooltip> : avatar;
}

export const NameLine = ({
  avatar,
  name,
  children,
}: {
  avatar: ReactNode;
  name: ReactNode;
  children?: ReactNode;
}) => (
  <span className={classes.line}>
    {avatar}
    <span className={classes.name}>{name}</span>
    {children}
  </span>
);

export function UserName({ user, size = 24 }: { user: AvatarUser | null | undefined; size?: number }) {
  if (!user) return <span className={classes.none}>–</span>;
  return (
    <NameLine avatar={<UserAvatar user={user} size={size} tooltip={false} />} name={user.display_name} />
  );
}

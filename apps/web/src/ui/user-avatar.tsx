import { Avatar, Group, Text, Tooltip } from '@mantine/core';
import { useImageAddress } from '#data/image-address.ts';

export interface AvatarUser {
  readonly display_name?: string | null;
  readonly color_code?: string | null;
  readonly profile_image?: unknown;
}

const hues = ['teal', 'blue', 'violet', 'orange', 'green', 'red'] as const;

/** A person's colour as one of the theme's hues, which all have enough contrast in both schemes. */
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

/** A person as initials on their colour, or their picture; the name on hover. */
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
  const name = user.display_name ?? 'Unknown';
  const avatar = (
    <Avatar
      size={size}
      src={picture}
      alt={name}
      styles={{
        placeholder: {
          background: `var(--op-${hue}-soft)`,
          color: `var(--op-${hue}-ink)`,
          border: 0,
          fontSize: Math.max(12, size * 0.38),
          letterSpacing: size < 28 ? '-0.04em' : undefined,
        },
      }}
    >
      {initialsOf(user.display_name)}
    </Avatar>
  );
  return tooltip ? <Tooltip label={name}>{avatar}</Tooltip> : avatar;
}

/** Avatar and name in one line. */
export function UserName({ user, size = 24 }: { user: AvatarUser | null | undefined; size?: number }) {
  if (!user)
    return (
      <Text span size="sm" c="var(--op-muted)">
        –
      </Text>
    );
  return (
    <Group gap={8} wrap="nowrap">
      <UserAvatar user={user} size={size} tooltip={false} />
      <Text span size="sm" truncate fw="inherit">
        {user.display_name}
      </Text>
    </Group>
  );
}

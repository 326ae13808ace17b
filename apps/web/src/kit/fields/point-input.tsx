import { Button, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { type PointParts, pointFields, pointOf, validateAll } from '@operatory/resource';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { PointMap } from '#kit/cells/point-map.tsx';
import { PartsFrame } from './parts-frame.tsx';

const parts = ['latitude', 'longitude'] as const;
/** A typed coordinate: a sign, up to three digits, and up to six decimal places. */
const typable = /^-?\d{0,3}(\.\d{0,6})?$/;
const none: PointParts = { latitude: '', longitude: '' };

/**
 * A location that is typed or read from the device. Its map needs no map service; only the link to directions
 * leads to one.
 */
export function PointInput({
  label,
  value,
  problems,
  onChange,
}: {
  label: string;
  value: PointParts | null;
  problems: Readonly<Record<string, string>>;
  onChange: (point: PointParts | null) => void;
}) {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [locating, setLocating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const typed = value ?? none;
  const own = value ? validateAll(pointFields, parts, { ...typed }) : {};
  const place = value && Object.keys(own).length === 0 ? pointOf(typed) : null;
  function set(next: PointParts) {
    setFailure(null);
    onChange(next.latitude === '' && next.longitude === '' ? null : next);
  }
  function locate() {
    setLocating(true);
    setFailure(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        set({ latitude: six(coords.latitude), longitude: six(coords.longitude) });
      },
      () => {
        setLocating(false);
        setFailure("This device can't find its location. Type the latitude and longitude instead.");
      },
      { timeout: 10_000 },
    );
  }
  return (
    <PartsFrame label={label}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={16}>
        {parts.map((part) => (
          <TextInput
            key={part}
            label={pointFields[part].label}
            inputMode="decimal"
            autoComplete="off"
            value={typed[part]}
            error={problems[part] ?? (touched.includes(part) ? own[part] : undefined)}
            onBlur={() => setTouched([...touched, part])}
            onChange={({ currentTarget: { value: text } }) => {
              if (typable.test(text)) set({ ...typed, [part]: text });
            }}
          />
        ))}
      </SimpleGrid>
      <Group gap={8} mt={8}>
        <Button
          size="xs"
          variant="default"
          loading={locating}
          leftSection={<IconCurrentLocation size={14} />}
          onClick={locate}
        >
          Use this device’s location
        </Button>
      </Group>
      {failure ? (
        <Text size="xs" c="var(--op-red-ink)" role="alert" mt={4}>
          {failure}
        </Text>
      ) : null}
      {place ? <PointMap point={place} /> : null}
    </PartsFrame>
  );
}

const six = (degrees: number): string => String(Number(degrees.toFixed(6)));

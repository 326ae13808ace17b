import { Button, Group, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Card } from '#kit/cards/card.tsx';

const ready = { data: true, error: undefined, refetch: () => undefined };

/** A field to search clients by name or sub-domain. It opens the list of clients. */
export function ClientSearch() {
  const navigate = useNavigate();
  return (
    <Card title="Find a client" answer={ready}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          void navigate({ to: '/dashboard/clients/list', search: q === '' ? {} : { q } });
        }}
      >
        <Group gap={8} wrap="nowrap" mt={8}>
          <TextInput
            name="q"
            flex={1}
            aria-label="Client"
            placeholder="Name or sub-domain"
            leftSection={<IconSearch size={16} />}
          />
          <Button type="submit" variant="default">
            Search
          </Button>
        </Group>
      </form>
    </Card>
  );
}

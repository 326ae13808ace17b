import { Anchor, Button, Checkbox, Group, Text } from '@mantine/core';
import { moduleOf } from '@operatory/domain';
import { lowerCaseTitle } from '#kit/definition/lower.ts';
import { resourceOf } from '#kit/definition/resource-of.ts';
import type { ImportState } from './use-import.ts';

/**
 * Names in the file for which there is no record. If a name is enough to add them, a checkbox lets the
 * import do so; otherwise the user is asked to add them first.
 */
export function MissingRows({ state }: { state: ImportState }) {
  return state.missing.map(({ table, names, byName }) => {
    const { plural, module, beside } = resourceOf(table);
    const kind = lowerCaseTitle(plural);
    const isOne = names.length === 1;
    if (byName)
      return (
        <Checkbox
          key={table}
          mt={12}
          label={`Add ${isOne ? 'this' : `these ${names.length}`} to ${kind}: ${shortList(names)}`}
          checked={state.adding.has(table)}
          onChange={(event) => state.setAdding(table, event.currentTarget.checked)}
        />
      );
    const list = `/dashboard/${moduleOf(module).router_link}/list${beside ? `?kind=${table}` : ''}`;
    return (
      <Group key={table} gap={8} mt={12}>
        <Text size="sm">
          {`Not found: ${shortList(names)}. Add ${isOne ? 'it' : 'them'} in `}
          <Anchor href={list} target="_blank" size="sm">
            {kind}
          </Anchor>
          {', then check again.'}
        </Text>
        <Button variant="default" size="xs" onClick={state.retry}>
          Check again
        </Button>
      </Group>
    );
  });
}

const shortList = (names: readonly string[]): string =>
  names.length > 5 ? `${names.slice(0, 5).join(', ')} …` : names.join(', ');

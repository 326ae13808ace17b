import { type ComboboxParsedItem, isOptionsGroup, type OptionsFilter } from '@mantine/core';
import { folded } from '@operatory/resource';

/** Filters the options of a dropdown by the typed text, ignoring accents and case as the search does. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const wanted = folded(search.trim());
  const found: ComboboxParsedItem[] = [];
  for (const item of options) {
    if (found.length === limit) break;
    if (isOptionsGroup(item))
      found.push({ ...item, items: item.items.filter(({ label }) => folded(label).includes(wanted)) });
    else if (folded(item.label).includes(wanted)) found.push(item);
  }
  return found;
};

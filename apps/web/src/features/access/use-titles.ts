import { type Module, moduleOf } from '@operatory/domain';
import { useQueryData } from '#data/hooks.ts';
import { moduleTitles } from './access-documents.ts';

const none = {};

/** Returns the title of a module as the platform has set it, or its default while titles are loading. */
export function useModuleTitles(): (module: Pick<Module, 'name'>) => string {
  const { data } = useQueryData(moduleTitles, none);
  const titles = new Map(data?.modules.map(({ name, title }) => [name, title]));
  return ({ name }) => titles.get(name) ?? moduleOf(name).title;
}

import { type Module, moduleOf } from '@operatory/domain';
import { useQueryData } from '#data/hooks.ts';
import { moduleTitles } from './access-documents.ts';

const none = {};

/** Titles of modules as set by the platform's owner. */
export function useModuleTitles(): (module: Pick<Module, 'name'>) => string {
  const { data } = useQueryData(moduleTitles, none);
  const titles = new Map(data?.modules.map(({ name, title }) => [name, title]));
  return ({ name }) => titles.get(name) ?? moduleOf(name).title;
}

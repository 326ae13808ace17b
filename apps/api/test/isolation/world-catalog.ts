import { catalog as generated } from '@operatory/db';
import type { Catalog } from '@operatory/engine';

export const catalog: Catalog = generated;

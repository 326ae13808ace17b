import { catalog as generated } from '@operatory/db';
import type { Catalog } from '@operatory/engine';

/** The tables as the engine knows them. */
export const catalog: Catalog = generated;

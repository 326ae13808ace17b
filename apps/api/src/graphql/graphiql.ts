import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';

export function registerGraphiql(_app: FastifyInstance, _context: AppContext): void {}

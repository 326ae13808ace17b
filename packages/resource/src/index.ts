export * from './bool-exp.ts';
export * from './permission.ts';

export * from './bool-exp.ts';
export * from './compare.ts';
export * from './field.ts';
export * from './matches.ts';
export * from './permission.ts';
export * from './resource.ts';
export * from './to-text.ts';
export * from './validate.ts';

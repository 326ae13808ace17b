// Who may import whom. `from` and `to` are folders; the drawing is in docs/ARCHITECTURE.md.
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^${from}/src` },
  to: { path: '^(packages|apps)/', pathNot: [`^${from}/`, ...allowed.map((folder) => `^${folder}/`)] },
});
/** The engine's stages, each of which may import those before it. */
const stages = ['schema', 'read', 'plan', 'sql', 'run', 'live', 'standalone'];
const stageRule = (stage, place) => ({
  name: `engine-${stage}-knows-no-later-stage`,
  comment: `The order is ${stages.join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/engine/src/${stage}/` },
  to: { path: `^packages/engine/src/(${stages.slice(place + 1).join('|')})/` },
});
const { rooms, kit } = require('./folder-order.cjs');
const inOrder = (prefix, folder, names) => (name, place) => ({
  name: `${prefix}-${name}-knows-no-later-folder`,
  comment: `The order is ${names.join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/${name}/`, pathNot: '\\.stories\\.tsx$' },
  to: { path: `^${folder}/(${names.slice(place + 1).join('|')})/` },
});
const roomRule = inOrder('web', 'apps/web/src', rooms);
const kitRule = inOrder('kit', 'apps/web/src/kit', kit);

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thought: join or split them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only(
      'resource-stands-alone',
      'packages/resource',
      [],
      'resource is the language: it depends on nothing.',
    ),
    only(
      'engine-knows-no-clinic',
      'packages/engine',
      ['packages/resource'],
      'engine knows resource only: move product words to domain.',
    ),
    only(
      'domain-is-pure',
      'packages/domain',
      ['packages/resource'],
      'domain knows resource only: no I/O, no clock.',
    ),
    only(
      'db-is-below',
      'packages/db',
      [],
      "db knows no package of ours but the engine's types, by structure.",
    ),
    only(
      'web-meets-api-in-graphql',
      'apps/web',
      ['packages/domain', 'packages/resource'],
      'web and api meet only in GraphQL and REST.',
    ),
    ...stages.slice(0, -1).map(stageRule),
    {
      name: 'engine-only-run-and-live-touch-pg',
      comment: 'Only the stages run and live touch a database.',
      severity: 'error',
      from: { path: '^packages/engine/src', pathNot: '^packages/engine/src/(run|live)/' },
      to: { path: ['node_modules/pg/', 'node_modules/pg-protocol/'] },
    },
    {
      name: 'domain-has-no-io',
      comment: 'domain needs resource and nothing else: no package, nothing of Node.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(domain|resource)/' },
    },
    {
      name: 'api-meets-web-in-graphql',
      comment: 'web and api meet only in GraphQL and REST.',
      severity: 'error',
      from: { path: '^apps/api/src' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'web-feature-never-imports-a-feature',
      comment: 'What two features share moves down into the kit.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    ...rooms.slice(0, -1).map(roomRule),
    ...kit.slice(0, -1).map(kitRule),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    exclude: { path: '(/dist/|/generated/|\\.test\\.tsx?$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};

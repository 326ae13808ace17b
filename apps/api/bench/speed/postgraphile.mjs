// The peer is PostGraphile 5 as its own documentation starts it. The file is copied to where PostGraphile is
// installed, and Node 22 runs it there.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { makeJSONPgSmartTagsPlugin } from 'postgraphile/utils';

const { DATABASE_URL, PORT } = process.env;
// PostGraphile names `id` rowId, and these two tables already have a column of that name.
const named = { tags: { name: 'subject' } };
const names = makeJSONPgSmartTagsPlugin({
  version: 1,
  config: { attribute: { 'audit_log.row_id': named, 'file_links.row_id': named } },
});
const server = createServer();
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [names],
  // This plugin would hide filters and orders by columns without an index.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: DATABASE_URL, schemas: ['public'] })],
  grafserv: { graphiql: false, watch: false, maxRequestLength: 100_000 },
  grafast: { explain: false },
});
await instance.createServ(grafserv).addTo(server);
server.listen(Number(PORT), '127.0.0.1', () => console.log('ready'));

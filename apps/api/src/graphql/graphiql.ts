import type { FastifyInstance } from 'fastify';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>GraphQL</title><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/graphiql/page.css"><script type="module" src="/graphiql/page.js"></script></head>
<body><header><h1>GraphQL</h1><button id="run" title="Ctrl-Enter">Run</button><button id="schema">Schema</button><span id="who" role="status"></span></header>
<main><label>Query<textarea id="query" spellcheck="false">query {
  me { role user { display_name } }
  tasks(limit: 5, order_by: {deadline_date: asc}) { id name status }
}</textarea></label><label>Variables<textarea id="variables" spellcheck="false">{}</textarea></label>
<label>Answer<textarea id="answer" readonly spellcheck="false"></textarea></label></main></body></html>`;

const css = `:root{color-scheme:light dark}body{font:15px system-ui;margin:0;height:100vh;display:flex;flex-direction:column}
header{display:flex;gap:.8rem;align-items:center;padding:.5rem 1rem}h1{font-size:1.1rem;margin:0}button{font:inherit;padding:.3rem .9rem}
main{flex:1;display:grid;grid-template:3fr 1fr / 1fr 1fr;gap:.6rem;padding:0 1rem 1rem;min-height:0}
label{display:flex;flex-direction:column;min-height:0}label:last-child{grid-area:1/2/3/3}
textarea{flex:1;font:13px/1.5 ui-monospace,monospace;resize:none;padding:.6rem}`;

const script = `const at = (id) => document.getElementById(id);
let token;
async function signedIn() {
  const answer = await fetch('/api/v1/auth/refresh', { method: 'POST', headers: { 'x-operatory': '1' } });
  if (!answer.ok) { at('who').textContent = 'Please Login (in another tab of this address)'; return; }
  const { access_token, user } = await answer.json();
  token = access_token;
  at('who').textContent = user.display_name + ', ' + user.role;
}
async function ask(query, variables) {
  if (!token) await signedIn();
  const send = () => fetch('/v1/graphql', { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token }, body: JSON.stringify({ query, variables }) });
  let answer = await send();
  if (answer.status === 401) { token = undefined; await signedIn(); answer = await send(); }
  return answer.json();
}
async function run() {
  try { at('answer').value = JSON.stringify(await ask(at('query').value, JSON.parse(at('variables').value || '{}')), null, 2); }
  catch (error) { at('answer').value = String(error); }
}
const named = (type) => type.kind === 'NON_NULL' ? named(type.ofType) + '!' : type.kind === 'LIST' ? '[' + named(type.ofType) + ']' : type.name;
async function schema() {
  const type = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
  const { data, errors } = await ask('{ __schema { types { kind name fields { name description type { ' + type + ' } } inputFields { name type { ' + type + ' } } enumValues { name } } } }');
  if (errors) { at('answer').value = JSON.stringify(errors, null, 2); return; }
  const order = (name) => (name.endsWith('_root') ? 0 : 1);
  at('answer').value = data.__schema.types.filter(({ name }) => !name.startsWith('__')).sort((a, b) => order(a.name) - order(b.name) || a.name.localeCompare(b.name))
    .map((one) => one.name + ' {\\n' + [...(one.fields ?? one.inputFields ?? []).map((field) => '  ' + field.name + ': ' + named(field.type)), ...(one.enumValues ?? []).map(({ name }) => '  ' + name)].join('\\n') + '\\n}').join('\\n\\n');
}
at('run').addEventListener('click', run);
at('schema').addEventListener('click', schema);
addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(); });
signedIn();`;

/** A small explorer at `/graphiql`, all of it served from here: the content policy allows no other address. */
export function registerGraphiql(app: FastifyInstance): void {
  app.get('/graphiql', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
  app.get('/graphiql/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
  app.get('/graphiql/page.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
}

/**
 * The page `/dev/plan`. It loads nothing from elsewhere, because the content security policy forbids other
 * origins.
 */
export const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plan</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/dev/plan/page.css">
<script type="module" src="/dev/plan/page.js"></script></head><body>
<header><h1>Plan</h1><button id="run" title="Ctrl-Enter">Explain</button><span id="who" role="status"></span></header>
<main><section><label>Operation<textarea id="query" spellcheck="false">query {
  tasks(where: {status: {_eq: PENDING}}, order_by: {deadline_date: asc}, limit: 20) {
    id name assigned_to_user { display_name }
  }
}</textarea></label><label>Variables<textarea id="variables" spellcheck="false">{}</textarea></label></section>
<section id="answer" aria-live="polite"></section></main></body></html>`;

export const css = `:root{color-scheme:light dark}body{font:15px system-ui;margin:0}
header{display:flex;gap:.8rem;align-items:center;padding:.5rem 1rem}h1{font-size:1.1rem;margin:0}
button{font:inherit;padding:.3rem .9rem}main{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1rem;padding:0 1rem 1rem}
label{display:flex;flex-direction:column;gap:.2rem;margin-bottom:.8rem}textarea{font:13px/1.5 ui-monospace,monospace;padding:.6rem;min-height:5rem}
#query{min-height:20rem}h2{font-size:1rem;margin:.2rem 0 .4rem}pre{overflow:auto;font:12.5px/1.5 ui-monospace,monospace;margin:0 0 1rem;padding:.6rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:6px;white-space:pre-wrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0 0 1rem}dt{opacity:.75}dd{margin:0}
@media (max-width:60rem){main{grid-template-columns:minmax(0,1fr)}}`;

export const script = `const at = (id) => document.getElementById(id);
let token;
async function signedIn() {
  const answer = await fetch('/api/v1/auth/refresh', { method: 'POST', headers: { 'x-operatory': '1' } });
  if (!answer.ok) { at('who').textContent = 'Please Login (in another tab of this address)'; return; }
  const { access_token, user } = await answer.json();
  token = access_token;
  at('who').textContent = user.display_name + ', ' + user.role;
}
const make = (name, text) => { const element = document.createElement(name); element.textContent = text; return element; };
const milliseconds = (value) => value === null || value === undefined ? null : value.toFixed(2) + ' ms';
function facts(answer) {
  const list = document.createElement('dl');
  const rows = {
    role: answer.role,
    tables: answer.tables?.join(', '),
    grants: answer.grants && Object.entries(answer.grants).map(([grant, held]) => grant + (held ? ' held' : ' missing')).join(', '),
    'across tenants': answer.acrossTenants ? 'yes' : undefined,
    'changes with time': answer.dependsOnNow ? 'yes' : undefined,
    'read and validated': milliseconds(answer.timings?.read),
    planned: milliseconds(answer.timings?.plan),
    'answered by PostgreSQL': milliseconds(answer.timings?.database),
    'answer': answer.bytes === null || answer.bytes === undefined ? undefined : answer.bytes + ' bytes',
  };
  for (const [name, value] of Object.entries(rows)) if (value) list.append(make('dt', name), make('dd', value));
  return list;
}
async function run() {
  const place = at('answer');
  try {
    if (!token) await signedIn();
    const send = () => fetch('/dev/plan', { method: 'POST', headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token }, body: JSON.stringify({ query: at('query').value, variables: JSON.parse(at('variables').value || '{}') }) });
    let response = await send();
    if (response.status === 401) { token = undefined; await signedIn(); response = await send(); }
    const answer = await response.json();
    place.replaceChildren();
    if (answer.errors || answer.message) { place.append(make('pre', JSON.stringify(answer.errors ?? answer, null, 2))); return; }
    if (answer.roots) { place.append(make('p', 'Not only tables: ' + answer.roots.map(({ key, owner }) => key + ' (' + owner + ')').join(', ')), facts(answer)); return; }
    place.append(facts(answer));
    for (const statement of answer.statements) {
      place.append(make('h2', 'SQL'), make('pre', statement.text));
      if (statement.values.length > 0) place.append(make('h2', 'Values'), make('pre', statement.values.map((value, index) => '$' + (index + 1) + ' = ' + value).join('\\n')));
      place.append(make('h2', 'PostgreSQL\\u2019s plan'), make('pre', statement.plan));
    }
  } catch (error) { place.replaceChildren(make('pre', String(error))); }
}
at('run').addEventListener('click', run);
addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run(); });
signedIn();`;

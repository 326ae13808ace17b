/** The web's folders, each of which may import those before it. */
const rooms = ['data', 'session', 'ui', 'downloads', 'files', 'kit', 'shell', 'features', 'routes'];
/** The kit's folders, each of which may import those before it. */
const kit = [
  ...['definition', 'cells', 'resource', 'pick', 'fields', 'actions', 'form', 'filter', 'rows', 'table'],
  ...['record', 'csv', 'views', 'list'],
];
module.exports = { rooms, kit };

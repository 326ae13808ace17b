/** The web's shared folders: each knows those before it. */
const rooms = ['data', 'session', 'ui', 'downloads', 'files', 'kit', 'shell', 'features', 'routes'];
/** The kit's folders, in the same order of who knows whom. */
const kit = [
  ...['definition', 'cells', 'resource', 'pick', 'fields', 'actions', 'form', 'filter', 'rows', 'table'],
  ...['record', 'csv', 'views', 'list'],
];
module.exports = { rooms, kit };

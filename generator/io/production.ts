/**
 * React reads this once, when it is first imported: without it, it renders at a third of its speed to warn developers.
 * Whoever imports the templates imports this before them.
 */
// By another name, since a bundler has put the value in its place already.
const variable = 'NODE_ENV'
process.env[variable] ??= 'production'

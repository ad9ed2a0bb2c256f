/**
 * Files of the published folder that one host reads and hides, but every other host would serve. They contain no secrets. Each host that
 * can answers 404 for all of them.
 */
export const controlFiles = [
  '_headers',
  '_redirects',
  'serve.json',
  '.htaccess',
  '.nojekyll',
  'CNAME',
  'ROUTER',
  'staticwebapp.config.json',
] as const

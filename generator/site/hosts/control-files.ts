/**
 * Files of the published folder that one host reads and hides, and every other host would show. Nothing in them is secret; each host
 * that can answers 404 for all of them, whichever are there.
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

/**
 * GitLab Pages looks for the folder `x/` before `x.html`, and where the folder has no page of its own it answers 404. So a page beside a
 * folder of its name lies in the folder as well, and is reached by a redirect from `/x` to `/x/`. A rule cannot help: files come first.
 */
import type { Host } from './host.ts'
import { overLimit } from './limit.ts'
import { pagesWithFolder } from './rules.ts'
import { printUnderscore, redirectLines, room } from './underscore.ts'

export const gitlabPages = {
  name: 'gitlab-pages',
  title: 'GitLab Pages',
  manual: [
    'https://docs.gitlab.com/user/project/pages/redirects/',
    'https://docs.gitlab.com/user/project/pages/introduction/#resolving-ambiguous-urls',
    'https://gitlab.com/gitlab-org/gitlab-pages/-/issues/1130',
  ],
  room,
  moves: 'rule',
  filesFirst: true,
  pagesTwice: true,
  headerless: true,
  compressed: true,
  errorPages: { notFound: '/404' },
  validate: (input, printed) => {
    const { exact, patterns } = redirectLines(input, printed)
    return overLimit({
      host: 'GitLab Pages',
      what: 'redirect rules',
      count: exact.length + patterns.length,
      most: 1000,
      severity: 'error',
      beyond: 'it reads no further',
    })
  },
  print: input => ({
    published: printUnderscore(input).published.filter(({ path }) => path === '_redirects'),
    serverFiles: [],
    copies: pagesWithFolder(input.pages, []),
  }),
} as const satisfies Host

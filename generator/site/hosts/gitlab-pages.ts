/**
 * GitLab Pages looks for the folder `x/` before `x.html`, and answers 404 if the folder has no index page. So such a page is also published
 * inside the folder, and GitLab redirects `/x` to `/x/`. A redirect rule cannot help: files have priority.
 */
import type { Host } from './host.ts'
import { pagesWithFolder } from './rules.ts'
import { maxRedirects, redirectLines, redirectsFile } from './underscore.ts'

export const gitlabPages = {
  name: 'gitlab-pages',
  title: 'GitLab Pages',
  manual: [
    'https://docs.gitlab.com/user/project/pages/redirects/',
    'https://docs.gitlab.com/user/project/pages/introduction/#resolving-ambiguous-urls',
    'https://gitlab.com/gitlab-org/gitlab-pages/-/issues/1130',
  ],
  maxRedirects,
  redirectsBy: 'rule',
  filesFirst: true,
  pagesTwice: true,
  headerless: true,
  compressed: true,
  errorPages: { notFound: '/404' },
  limits: input => {
    const { exact, patterns } = redirectLines(input)
    return [{ what: 'redirects', count: exact.length + patterns.length, most: 1000, beyond: 'unread', isRefused: true }]
  },
  print: input => ({
    published: [{ path: '_redirects', bytes: redirectsFile(input) }],
    copies: pagesWithFolder(input.pages, []),
  }),
} as const satisfies Host

/** All generated pages of the documentation. `npm run docs` writes them, and a test compares them. */
import { errorsPage } from '../explain/codes.ts'
import { checksPage } from './checks-page.ts'
import { cliPage } from './cli-page.ts'
import { configPages } from './config-pages.ts'
import { hostsPage } from './hosts-page.ts'

export interface GeneratedPage {
  readonly file: string
  readonly text: string
}

export const generatedPages = async (): Promise<readonly GeneratedPage[]> => [
  { file: 'docs/reference/errors.md', text: errorsPage() },
  { file: 'docs/reference/checks.md', text: checksPage() },
  { file: 'docs/reference/cli.md', text: await cliPage() },
  { file: 'docs/reference/hosts.md', text: await hostsPage() },
  ...(await configPages()),
]

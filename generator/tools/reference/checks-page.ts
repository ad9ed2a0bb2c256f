/** `docs/reference/checks.md`: every check with its severity and what it verifies. */
import { codeOf } from '../../site/messages/check-ids.ts'
import { checksByTopic } from '../check/registry.ts'
import { cell, code, generatedFrom, page, table } from './markdown.ts'

export const checksPage = (): string =>
  page([
    generatedFrom('generator/tools/check/rules/'),
    '# Checks',
    'What `npm run check` verifies. To change the severity of a check or to turn it off, set its name under `site.checks`: see [Check a site](../how-to/check.md). The code leads to example messages and what to do.',
    ...checksByTopic.flatMap(({ title, checks }) => [
      `## ${title}`,
      table(
        ['Check', 'Severity', 'Verifies', 'Code'],
        checks.map(({ id, severity, about }) => [
          code(id),
          severity,
          cell(about.en),
          `[${codeOf(id)}](errors.md#${codeOf(id).toLowerCase()})`,
        ]),
      ),
    ]),
  ])

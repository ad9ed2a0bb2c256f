/** Values that the schemas of a site’s own code reject: with zod’s reason in the language of the user, or the author’s own. */
import { expect, test } from 'vitest'
import * as z from 'zod'
import { shapeIssues } from '../../../generator/site/config/compile/shape-issues.ts'
import { formatBuildDiagnostic } from '../../../generator/site/messages/index.ts'

test.each([
  [
    'a format',
    z.iso.time(),
    '25:00',
    '“25:00” does not have the format of this key (Invalid ISO time)',
    '«\u00a025:00\u00a0» n’a pas le format de cette clé (heure ISO invalide)',
  ],
  [
    'a multiple',
    z.number().multipleOf(5),
    7,
    'Invalid number: must be a multiple of 5',
    'Nombre invalide\u00a0: doit être un multiple de 5',
  ],
  ['no reason', z.number().refine(one => one > 9), 7, 'Invalid input', 'Entrée invalide'],
  [
    'the reason of the author',
    z.number().refine(one => one > 9, 'Le prix est trop bas'),
    7,
    'Le prix est trop bas',
    'Le prix est trop bas',
  ],
])('%s', (_, own, value, en, fr) => {
  const schema = z.object({ own })
  const [issue] = shapeIssues(schema, { own: value }, [], schema.safeParse({ own: value }).error?.issues ?? [])
  if (issue === undefined) throw new Error('the schema accepts the value')
  expect([formatBuildDiagnostic(issue, 'en').message, formatBuildDiagnostic(issue, 'fr').message]).toEqual([en, fr])
})

import { expect, test } from 'vitest'
import * as z from 'zod'
import type { Builders } from '../../../generator/site/config/schema/builders.ts'
import { registerExtensions } from '../../../generator/site/util/extensions.ts'
import type { BlankNode } from '../../../generator/tools/edit/server/form-nodes.ts'
import { thorough } from '../../support/thorough.ts'

const block = (label: string) => ({
  label: { en: label, fr: label },
  schema: ({ text }: Builders) => z.strictObject({ heading: text({ label: { en: 'Heading', fr: 'Titre' } }) }),
  plan: () => ({}),
  Component: () => null,
})

test('the form of a new block has the fields of each block that the site has', thorough, async () => {
  registerExtensions({
    files: [],
    packs: [],
    code: { hash: 'test', text: '', map: '', root: '' },
    modules: {
      blocks: { prices: block('Prices'), team: block('Team') },
      checks: {},
      components: {},
      'form-services': {},
      hosts: {},
      pages: {},
    },
    componentStyles: {},
    styles: '',
  })
  // The tables of the program are created with the blocks.
  const [{ blankAt }, { originFinder }, { composeChain }, { fakeSite }, { sampleText }] = await Promise.all([
    import('../../../generator/tools/edit/server/form-nodes.ts'),
    import('../../../generator/tools/edit/server/origins/page-origins.ts'),
    import('../../../generator/site/config/overlay/config-chain.ts'),
    import('../../support/site.ts'),
    import('../../support/sample.ts'),
  ])
  const site = fakeSite()
  const { document } = composeChain([{ file: 'site.config.yaml', text: sampleText }])
  if (document === undefined) throw new Error('The sample has no document.')
  const blank = blankAt({ document, languages: ['en', 'fr'], spoken: ['en'], site, finder: originFinder(site) }, [
    'pages',
    'home',
    'blocks',
    0,
  ])
  const shown = (node: BlankNode): unknown =>
    node.kind === 'group' ? { [String(node.path.at(-1))]: node.parts.map(shown) } : node.kind === 'field' ? node.field.path.at(-1) : node
  expect(shown(blank)).toEqual({ 0: ['before', { prices: ['heading'] }, { team: ['heading'] }] })
})

import { AreaIndex } from '../../../../templates/components/area-index/area-index.tsx'
import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Directory } from '../../../../templates/components/directory/directory.tsx'
import { Finder } from '../../../../templates/components/finder/finder.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import type { LocationsPage } from './plan.ts'

export const Template = ({ page }: { readonly page: LocationsPage }) => (
  <>
    <Hero hero={page.hero} />
    {page.finder !== null && <Finder finder={page.finder} />}
    {page.entries.length > 0 && <Directory entries={page.entries} />}
    {page.index !== null && <AreaIndex index={page.index} />}
    <CallToAction texts={page.callToAction} />
  </>
)

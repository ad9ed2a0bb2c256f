import type { LocationsPage } from '../../generator/site/model/page.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Directory } from '../components/directory/directory.tsx'
import { Hero } from '../components/hero/hero.tsx'

export const Locations = ({ page }: { readonly page: LocationsPage }) => (
  <>
    <Hero hero={page.hero} />
    <Directory entries={page.entries} words={page.words} />
    <CallToAction texts={page.callToAction} />
  </>
)

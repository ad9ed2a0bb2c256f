import type { ServicesPage } from '../../generator/site/model/page.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { ServiceBlock } from '../components/service-block/service-block.tsx'

export const Services = ({ page }: { readonly page: ServicesPage }) => (
  <>
    <Hero hero={page.hero} />
    {page.blocks.map(block => (
      <ServiceBlock key={block.id} block={block} words={page.words} />
    ))}
    <CallToAction texts={page.callToAction} />
  </>
)

import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { ServiceBlock } from '../../../../templates/components/service-block/service-block.tsx'
import type { ServicesPage } from './plan.ts'

export const Template = ({ page }: { readonly page: ServicesPage }) => (
  <>
    <Hero hero={page.hero} />
    {page.blocks.map(block => (
      <ServiceBlock key={block.id} block={block} words={page.words} />
    ))}
    <CallToAction texts={page.callToAction} />
  </>
)

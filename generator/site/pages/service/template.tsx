import { Button } from '../../../../templates/components/button/button.tsx'
import { Call } from '../../../../templates/components/call/call.tsx'
import { CallToAction } from '../../../../templates/components/call-to-action/call-to-action.tsx'
import { Card } from '../../../../templates/components/card/card.tsx'
import { Faq } from '../../../../templates/components/faq/faq.tsx'
import { Form } from '../../../../templates/components/form/form.tsx'
import { Gallery } from '../../../../templates/components/gallery/gallery.tsx'
import { Hero } from '../../../../templates/components/hero/hero.tsx'
import { LinkList } from '../../../../templates/components/link-list/link-list.tsx'
import { Notice } from '../../../../templates/components/notice/notice.tsx'
import { Points } from '../../../../templates/components/points/points.tsx'
import { Proof } from '../../../../templates/components/proof/proof.tsx'
import { Prose } from '../../../../templates/components/prose/prose.tsx'
import { Section } from '../../../../templates/components/section/section.tsx'
import { Steps } from '../../../../templates/components/steps/steps.tsx'
import { Towns } from '../../../../templates/components/towns/towns.tsx'
import type { ServicePage } from './plan.ts'

/** Whether the form of the header is still in view above the closing section, so that a second one would repeat it. */
const isShort = ({ warningSigns, gallery, benefits, process, faq }: ServicePage): boolean =>
  warningSigns === null && gallery === null && faq === null && benefits.items.length + process.items.length === 0

export const Template = ({ page }: { readonly page: ServicePage }) => (
  <>
    <Hero
      hero={page.hero}
      aside={page.alert !== null && <Notice alert={page.alert} labels={page.labels} />}
      form={
        page.form === null ? undefined : (
          <Card id="request">
            <Form form={page.form} labels={page.labels} />
          </Card>
        )
      }
    >
      <Button link={page.book} />
      <Call phone={page.phone} look="large" />
    </Hero>
    <Proof proof={page.layout.proof} />
    {page.lowerStyles !== null && <link rel="stylesheet" href={page.lowerStyles} />}
    {page.description.length > 0 && (
      <div className="story wrap" id="story">
        <Prose text={page.description} />
      </div>
    )}
    {page.warningSigns !== null && (
      <Section id="signs" texts={page.warningSigns} ground="deep">
        <Points items={page.warningSigns.items} look="warning" />
      </Section>
    )}
    {page.gallery !== null && (
      <Section id="gallery" texts={page.gallery} layout="stack">
        <Gallery pairs={page.gallery.pairs} labels={page.labels} />
      </Section>
    )}
    {page.benefits.items.length > 0 && (
      <Section id="benefits" texts={page.benefits} layout="stack">
        <Points items={page.benefits.items} />
      </Section>
    )}
    {page.process.items.length > 0 && (
      <Section id="process" texts={page.process} ground="sky">
        <Steps items={page.process.items} />
      </Section>
    )}
    {page.faq !== null && (
      <Section id="questions" texts={page.faq}>
        <Faq items={page.faq.items} />
      </Section>
    )}
    {page.areas.links.length + page.areas.more.length > 0 && (
      <Section id="areas" texts={page.areas}>
        {page.areas.towns.length > 0 && <Towns items={page.areas.towns} />}
        <LinkList links={page.areas.links} more={page.areas.more} />
      </Section>
    )}
    <CallToAction texts={page.callToAction} form={isShort(page) ? null : page.form} labels={page.labels} />
  </>
)

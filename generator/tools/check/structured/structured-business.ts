import { isObject, textOf } from '../../../html/structured-data.ts'
import { memoizeText } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { isPhoneLink } from '../facts/page.ts'
import { businessesOf } from './business.ts'

const digits = memoizeText(text => text.replace(/[^\d+]/g, ''))

export const structuredBusiness = {
  id: 'structured-business',
  needs: 'page',
  run: ({ page, site }) => {
    const { business } = site
    const city = business.shown[page.route.language]?.city ?? ''
    const dialled = new Set(
      page.links
        .filter(isPhoneLink)
        .filter(link => link.href.startsWith('tel:'))
        .map(link => digits(link.href)),
    )
    return businessesOf(page)
      .filter(node => node.holder === null)
      .flatMap(({ properties }): readonly Finding[] => {
        const address = isObject(properties.address) ? properties.address : {}
        const telephone = digits(textOf(properties.telephone) ?? '')
        const differing = (
          [
            ['name', textOf(properties.name), business.name],
            ['telephone', telephone, business.telephone],
            ['email', textOf(properties.email), business.email],
            ['addressLocality', textOf(address.addressLocality), city],
          ] as const
        ).filter(([, given, wanted]) => given !== undefined && given !== '' && given !== wanted)
        return [
          ...differing.map(([property, given, wanted]) => ({
            message: `structured data says ${property} “${given}”, the config “${wanted}”`,
          })),
          ...[business.name, city]
            .filter(text => !page.visible.includes(text))
            .map(text => ({ message: `structured data says “${text}”, which the page does not show` })),
          ...(telephone === '' || dialled.has(telephone)
            ? []
            : [
                {
                  message: `structured data gives the number ${telephone}, which no phone link of the page dials`,
                  at: ['phones', 'use', 'structuredData'],
                },
              ]),
        ]
      })
  },
} as const satisfies PageCheck

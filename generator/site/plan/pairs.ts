import type { BeforeAfter } from '../model/page.ts'
import type { LocalizedSite } from './localized-site.ts'

/**
 * The pairs of images before and after the work.
 * @param service id of a service, for only those that show it
 */
export const pairsOf = ({ site, format, picture, label }: LocalizedSite, service?: string): readonly BeforeAfter[] =>
  (site.config.pages.home.gallery?.pairs ?? [])
    .filter(pair => service === undefined || pair.service === service)
    .flatMap(pair => {
      const [before, after] = [picture(pair.before), picture(pair.after)]
      const title = format(pair.title)
      return before === null || after === null
        ? []
        : [
            {
              id: pair.id,
              title,
              before,
              after,
              caption: format(pair.caption),
              illustration: pair.illustration,
              compareLabel: label('compare', { title }),
            },
          ]
    })

import type { PageCheck } from '../check.ts'
import { isListed, metaOf } from '../facts/page.ts'

/** https://ogp.me: the basic four, and what the networks make a large card from. */
const wanted = ['og:title', 'og:type', 'og:url', 'og:image', 'og:description', 'og:locale', 'twitter:card'] as const

export const socialCard = {
  id: 'social-card',
  needs: 'page',
  run: ({ page }) => {
    if (!isListed(page)) return []
    const missing = wanted.filter(name => (metaOf(page, name) ?? '') === '')
    const image = metaOf(page, 'og:image')
    const url = metaOf(page, 'og:url')
    const undescribed =
      image === undefined ? [] : ['og:image:width', 'og:image:height', 'og:image:alt'].filter(name => (metaOf(page, name) ?? '') === '')
    return [
      ...(missing.length === 0 ? [] : [{ message: `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing` }]),
      ...(image === undefined || /^https:\/\//.test(image) ? [] : [{ message: `og:image needs a whole address with https, not ${image}` }]),
      ...(image === undefined || !/\.(?:svg|avif)(?:$|[?#])/i.test(image)
        ? []
        : [{ message: `og:image is a picture that social networks do not show: ${image}`, hint: 'Use JPEG or PNG.' }]),
      ...(undescribed.length === 0 ? [] : [{ message: `og:image stands without ${undescribed.join(', ')}` }]),
      ...(url === undefined || url === page.canonicals[0] ? [] : [{ message: `og:url is ${url}, not the canonical address` }]),
    ]
  },
} as const satisfies PageCheck

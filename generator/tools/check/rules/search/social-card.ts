import { defineCheck } from '../../define-check.ts'
import { isListed, metaOf } from '../../facts/page-facts.ts'

/** https://ogp.me: the basic four, and what social networks need for a large card. */
const expected = ['og:title', 'og:type', 'og:url', 'og:image', 'og:description', 'og:locale', 'twitter:card']

export const socialCard = defineCheck({
  id: 'social-card',
  severity: 'error',
  about: {
    en: 'Every listed page has a title, a URL, a description and an existing image for social networks.',
    fr: 'Chaque page donne aux réseaux sociaux son titre, son adresse, sa description et une image qui existe.',
  },
  hint: {
    en: 'Leave site.sharePictures out, or set site.image.',
    fr: 'Retirez site.sharePictures, ou donnez site.image.',
  },
  messages: {
    missing: { en: '{names} is missing', fr: 'il manque {names}' },
    severalMissing: { en: '{names} are missing', fr: 'il manque {names}' },
    notAbsolute: {
      en: 'og:image needs a whole address with https, not {url}',
      fr: 'og:image demande une adresse complète en https, et non {url}',
    },
    format: {
      en: 'og:image is a picture that social networks do not show: {url}',
      fr: 'les réseaux sociaux ne montrent pas l’image {url}',
      hint: { en: 'Use JPEG or PNG.', fr: 'Prenez une image JPEG ou PNG.' },
    },
    undescribed: { en: 'og:image lacks {names}', fr: 'og:image est sans {names}' },
    otherUrl: { en: 'og:url is {url}, not the canonical address', fr: 'og:url est {url}, et non l’adresse canonique' },
  },
  example: { variant: 'missing', values: { names: 'og:image' } },
  needs: 'page',
  run: ({ page }, report) => {
    if (!isListed(page)) return
    const lacks = (name: string): boolean => (metaOf(page, name) ?? '') === ''
    const missing = expected.filter(lacks)
    const image = metaOf(page, 'og:image')
    const url = metaOf(page, 'og:url')
    if (missing.length > 0) report({ variant: missing.length === 1 ? 'missing' : 'severalMissing', values: { names: missing.join(', ') } })
    if (image !== undefined) {
      const undescribed = ['og:image:width', 'og:image:height', 'og:image:alt'].filter(lacks)
      if (!image.startsWith('https://')) report({ variant: 'notAbsolute', values: { url: image } })
      if (/\.(?:svg|avif)(?:$|[?#])/i.test(image)) report({ variant: 'format', values: { url: image } })
      if (undescribed.length > 0) report({ variant: 'undescribed', values: { names: undescribed.join(', ') } })
    }
    if (url !== undefined && url !== page.canonicals[0]) report({ variant: 'otherUrl', values: { url } })
  },
})

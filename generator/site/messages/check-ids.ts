import { extensionsIn } from '../util/extensions.ts'

/** The ids of all checks by topic, in the order of reports and documentation. Each is defined in `tools/check/rules/`. */
export const checkTopics = {
  'Links and URLs': [
    'link-target',
    'link-fragment',
    'link-redirect',
    'link-form',
    'link-secure',
    'phone-link',
    'asset-target',
    'orphan-page',
    'canonical',
    'hreflang',
    'sitemap',
    'robots',
    'preview',
  ],
  'What search engines and social networks show': [
    'title',
    'title-length',
    'title-duplicate',
    'description',
    'description-length',
    'description-duplicate',
    'social-card',
    'web-manifest',
    'document-head',
  ],
  'People and their tools': [
    'main-heading',
    'main-heading-duplicate',
    'heading-level',
    'image-text',
    'image-size',
    'frame-title',
    'element-id',
    'id-reference',
    'control-name',
    'visible-label',
    'skip-link',
    'form-label',
    'form-action',
    'form-consent',
    'form-privacy',
    'form-autofill',
    'stray-text',
  ],
  Languages: ['page-language', 'language-toggle', 'page-parity', 'same-text', 'untranslated', 'qualifier-agreement', 'typography'],
  'Structured data': [
    'structured-syntax',
    'structured-type',
    'structured-property',
    'structured-superseded',
    'structured-domain',
    'structured-range',
    'structured-format',
    'structured-id',
    'structured-identity',
    'structured-required',
    'structured-recommended',
    'structured-business',
    'structured-hours',
    'structured-breadcrumb',
    'structured-faq',
    'structured-rating',
    'structured-language',
    'structured-name',
  ],
  Truth: [
    'hours-agreement',
    'count-agreement',
    'fact-agreement',
    'claim-source',
    'figure-age',
    'licence-shown',
    'block-phone',
    'field-example',
    'geo-precision',
    'near-duplicate',
    'draft-text',
    'starter-text',
    'other-city',
    'own-words',
  ],
  'Speed, privacy, look': ['page-weight', 'script-weight', 'third-party', 'contrast'],
} as const

/** Permanent name of a check. A config sets the severity of its findings by this name, under `site.checks`. */
export type CheckId = (typeof checkTopics)[keyof typeof checkTopics][number]

export const checkIds: readonly CheckId[] = [
  ...Object.values(checkTopics).flat(),
  // A site’s own checks are not in the type.
  ...(Object.keys(extensionsIn('checks')) as CheckId[]),
]

type UpperCase<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Uppercase<Head>}_${UpperCase<Rest>}` : Uppercase<Name>

/** The code of the findings of a check: those of `link-target` have the code `LINK_TARGET`. */
export type CheckCode = UpperCase<CheckId>

// The cast: `CheckCode` describes the same replacement.
export const codeOf = (id: CheckId): CheckCode => id.toUpperCase().replaceAll('-', '_') as CheckCode

/** Checks that were renamed, or replaced by codes of the build. Old configs and links still have their names. */
export const formerChecks: Readonly<Record<string, CheckId | readonly string[]>> = {
  'title-double': 'title-duplicate',
  'description-double': 'description-duplicate',
  'main-heading-double': 'main-heading-duplicate',
  'redirect-target': ['REDIRECT_DEAD'],
  'redirect-chain': ['REDIRECT_CHAIN', 'REDIRECT_LOOP'],
  'redirect-source': ['REDIRECT_HIDES_PAGE', 'REDIRECT_DUPLICATE'],
  'colour-moved': ['COLOUR_MOVED'],
}

import type { Check } from './check.ts'
import { controlName } from './content/control-name.ts'
import { elementId } from './content/element-id.ts'
import { formAction } from './content/form-action.ts'
import { formAutofill } from './content/form-autofill.ts'
import { formConsent } from './content/form-consent.ts'
import { formLabel } from './content/form-label.ts'
import { formPrivacy } from './content/form-privacy.ts'
import { frameTitle } from './content/frame-title.ts'
import { headingLevel } from './content/heading-level.ts'
import { idReference } from './content/id-reference.ts'
import { imageSize } from './content/image-size.ts'
import { imageText } from './content/image-text.ts'
import { mainHeading } from './content/main-heading.ts'
import { mainHeadingDuplicate } from './content/main-heading-duplicate.ts'
import { skipLink } from './content/skip-link.ts'
import { strayText } from './content/stray-text.ts'
import { visibleLabel } from './content/visible-label.ts'
import { canonical } from './head/canonical.ts'
import { description } from './head/description.ts'
import { descriptionDuplicate } from './head/description-duplicate.ts'
import { descriptionLength } from './head/description-length.ts'
import { documentHead } from './head/document-head.ts'
import { hreflang } from './head/hreflang.ts'
import { preview } from './head/preview.ts'
import { robots } from './head/robots.ts'
import { sitemap } from './head/sitemap.ts'
import { socialCard } from './head/social-card.ts'
import { title } from './head/title.ts'
import { titleDuplicate } from './head/title-duplicate.ts'
import { titleLength } from './head/title-length.ts'
import { webManifest } from './head/web-manifest.ts'
import { languageToggle } from './languages/language-toggle.ts'
import { pageLanguage } from './languages/page-language.ts'
import { pageParity } from './languages/page-parity.ts'
import { sameText } from './languages/same-text.ts'
import { typography } from './languages/typography.ts'
import { untranslated } from './languages/untranslated.ts'
import { assetTarget } from './links/asset-target.ts'
import { linkForm } from './links/link-form.ts'
import { linkFragment } from './links/link-fragment.ts'
import { linkRedirect } from './links/link-redirect.ts'
import { linkSecure } from './links/link-secure.ts'
import { linkTarget } from './links/link-target.ts'
import { orphanPage } from './links/orphan-page.ts'
import { phoneLink } from './links/phone-link.ts'
import { contrast } from './look/contrast.ts'
import { thirdParty } from './privacy/third-party.ts'
import { structuredBreadcrumb } from './structured/structured-breadcrumb.ts'
import { structuredBusiness } from './structured/structured-business.ts'
import { structuredDomain } from './structured/structured-domain.ts'
import { structuredFaq } from './structured/structured-faq.ts'
import { structuredFormat } from './structured/structured-format.ts'
import { structuredHours } from './structured/structured-hours.ts'
import { structuredId } from './structured/structured-id.ts'
import { structuredIdentity } from './structured/structured-identity.ts'
import { structuredLanguage } from './structured/structured-language.ts'
import { structuredName } from './structured/structured-name.ts'
import { structuredProperty } from './structured/structured-property.ts'
import { structuredRange } from './structured/structured-range.ts'
import { structuredRating } from './structured/structured-rating.ts'
import { structuredRecommended } from './structured/structured-recommended.ts'
import { structuredRequired } from './structured/structured-required.ts'
import { structuredSuperseded } from './structured/structured-superseded.ts'
import { structuredSyntax } from './structured/structured-syntax.ts'
import { structuredType } from './structured/structured-type.ts'
import { blockPhone } from './truth/block-phone.ts'
import { claimSource } from './truth/claim-source.ts'
import { countAgreement } from './truth/count-agreement.ts'
import { draftText } from './truth/draft-text.ts'
import { factAgreement } from './truth/fact-agreement.ts'
import { fieldExample } from './truth/field-example.ts'
import { figureAge } from './truth/figure-age.ts'
import { geoPrecision } from './truth/geo-precision.ts'
import { hoursAgreement } from './truth/hours-agreement.ts'
import { licenceShown } from './truth/licence-shown.ts'
import { nearDuplicate } from './truth/near-duplicate.ts'
import { otherCity } from './truth/other-city.ts'
import { ownWords } from './truth/own-words.ts'
import { starterText } from './truth/starter-text.ts'
import { pageWeight } from './weight/page-weight.ts'
import { scriptWeight } from './weight/script-weight.ts'

/** Every check, by what it looks at. Findings are told in this order, which is that of the catalogue. */
export const checkGroups: Readonly<Record<string, readonly Check[]>> = {
  'Links and addresses': [
    linkTarget,
    linkFragment,
    linkRedirect,
    linkForm,
    linkSecure,
    phoneLink,
    assetTarget,
    orphanPage,
    canonical,
    hreflang,
    sitemap,
    robots,
    preview,
  ],
  'What search engines and social networks show': [
    title,
    titleLength,
    titleDuplicate,
    description,
    descriptionLength,
    descriptionDuplicate,
    socialCard,
    webManifest,
    documentHead,
  ],
  'People and their tools': [
    mainHeading,
    mainHeadingDuplicate,
    headingLevel,
    imageText,
    imageSize,
    frameTitle,
    elementId,
    idReference,
    controlName,
    visibleLabel,
    skipLink,
    formLabel,
    formAction,
    formConsent,
    formPrivacy,
    formAutofill,
    strayText,
  ],
  Languages: [pageLanguage, languageToggle, pageParity, sameText, untranslated, typography],
  'Structured data': [
    structuredSyntax,
    structuredType,
    structuredProperty,
    structuredSuperseded,
    structuredDomain,
    structuredRange,
    structuredFormat,
    structuredId,
    structuredIdentity,
    structuredRequired,
    structuredRecommended,
    structuredBusiness,
    structuredHours,
    structuredBreadcrumb,
    structuredFaq,
    structuredRating,
    structuredLanguage,
    structuredName,
  ],
  Truth: [
    hoursAgreement,
    countAgreement,
    factAgreement,
    claimSource,
    figureAge,
    licenceShown,
    blockPhone,
    fieldExample,
    geoPrecision,
    nearDuplicate,
    draftText,
    starterText,
    otherCity,
    ownWords,
  ],
  'Speed, privacy, look': [pageWeight, scriptWeight, thirdParty, contrast],
}

export const checks: readonly Check[] = Object.values(checkGroups).flat()

/** Interface texts that pages contain as they are. */
export type LabelKey =
  | 'skipToContent'
  | 'mainNavigation'
  | 'openMenu'
  | 'closeMenu'
  | 'languageToggle'
  | 'home'
  | 'about'
  | 'services'
  | 'serviceAreas'
  | 'contact'
  | 'locations'
  | 'privacy'
  | 'bookInspection'
  | 'callNow'
  | 'breadcrumb'
  | 'learnMore'
  | 'benefits'
  | 'process'
  | 'before'
  | 'after'
  | 'illustration'
  | 'source'
  | 'sources'
  | 'safetyAlert'
  | 'showMap'
  | 'openMap'
  | 'mapPrivacy'
  | 'neighbourhoods'
  | 'ourServices'
  | 'company'
  | 'areasServed'
  | 'followUs'
  | 'contactUs'
  | 'allAreas'
  | 'phone'
  | 'email'
  | 'address'
  | 'openingHours'
  | 'emergency'
  | 'closed'
  | 'open24'
  | 'openNow'
  | 'closedNow'
  | 'optional'

/** Interface texts with placeholders, which reach a page as parts of other texts. */
type PatternKey = 'call' | 'compare' | 'dayRange' | 'timeRange' | 'copyright' | 'rating' | 'licence' | 'backTo' | 'serviceIn'

export type InterfaceTextKey = LabelKey | PatternKey

/** `translations` of a config. */
export type InterfaceTexts<Text> = Readonly<Record<InterfaceTextKey, Text>> &
  Readonly<
    Partial<
      Record<
        'learnMoreAbout' | 'findArea' | 'inPlace' | 'phoneExtension' | 'aboutWhat' | 'symptoms' | 'since' | 'openUntil' | 'opensAt',
        Text
      >
    >
  >

/** Interface texts of one language. */
export type Labels = Readonly<Record<LabelKey, string>>

/** Stylesheets that pages share, by what they are for; paths below `templates/components/`. */

/** On every page, first. */
export const everywhere = [
  'base/tokens.css',
  'base/base.css',
  'icon/icon.css',
  'logo/logo.css',
  'button/button.css',
  'call/call.css',
  'languages/languages.css',
  'header/header.css',
  'footer/footer.css',
  'floating-call/floating-call.css',
  'air-lines/air-lines.css',
]

export const hero = ['breadcrumb/breadcrumb.css', 'prose/prose.css', 'hero/hero.css']
export const heroPicture = ['picture/picture.css', 'round-picture/round-picture.css']
export const form = ['card/card.css', 'form/form.css']
export const map = ['coverage-map/coverage-map.css', 'map/map.css']
export const last = ['call-to-action/call-to-action.css']

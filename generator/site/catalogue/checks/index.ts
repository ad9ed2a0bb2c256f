/**
 * Every check by its permanent name. A config sets the severity by this name (`site.checks`); the code of a finding is the name in
 * capitals: `link-target` finds `LINK_TARGET`.
 */
import { headChecks } from './head.ts'
import { languageChecks } from './languages.ts'
import { linkChecks } from './links.ts'
import { lookChecks } from './look.ts'
import { peopleChecks } from './people.ts'
import { structuredChecks } from './structured.ts'
import { truthChecks } from './truth.ts'

export const checkThemes = {
  'Links and addresses': linkChecks,
  'What search engines and social networks show': headChecks,
  'People and their tools': peopleChecks,
  Languages: languageChecks,
  'Structured data': structuredChecks,
  Truth: truthChecks,
  'Speed, privacy, look': lookChecks,
} as const

export const checkCatalogue = {
  ...linkChecks,
  ...headChecks,
  ...peopleChecks,
  ...languageChecks,
  ...structuredChecks,
  ...truthChecks,
  ...lookChecks,
} as const

export type CheckId = keyof typeof checkCatalogue

type Capitals<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Uppercase<Head>}_${Capitals<Rest>}` : Uppercase<Name>

/** The code of what a check finds. */
export type CheckCode = Capitals<CheckId>

// A table is a literal, so it has no keys but those of its type.
export const checkIds = Object.keys(checkCatalogue) as readonly CheckId[]

// The cast: capitals and underscores are what `CheckCode` is made of.
/** `link-target` → `LINK_TARGET` */
export const codeOf = (id: CheckId): CheckCode => id.toUpperCase().replaceAll('-', '_') as CheckCode

/** Checks of another name, or that went when a build began to tell what they found: old configs still set them. */
export const formerChecks: Readonly<Record<string, CheckId | readonly string[]>> = {
  'title-double': 'title-duplicate',
  'description-double': 'description-duplicate',
  'main-heading-double': 'main-heading-duplicate',
  'redirect-target': ['REDIRECT_DEAD'],
  'redirect-chain': ['REDIRECT_CHAIN', 'REDIRECT_LOOP'],
  'redirect-source': ['REDIRECT_HIDES_PAGE', 'REDIRECT_DUPLICATE'],
  'colour-moved': ['COLOUR_MOVED'],
}

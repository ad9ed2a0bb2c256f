import { type ResolvedConfig, resolveConfig } from '../../generator/site/plan/resolve.ts'
import { compileText, sampleText } from './sample.ts'

/** The site of a config text, without its pictures: for addresses, redirects and lists. */
export const siteOf = (text: string = sampleText): ResolvedConfig => {
  const { config, told } = compileText(text)
  if (config === undefined) throw new Error(told.map(one => one.message).join('\n'))
  return resolveConfig(config, {
    assets: { pictures: new Map(), icons: new Map(), logo: null },
    year: 2026,
    themeColour: { light: '#ffffff', dark: '#000000' },
  })
}

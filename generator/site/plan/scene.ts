/** The illustrated scene that takes the place of missing photos: a drawing in `assets/scenes/`. */
import type { Config } from '../config/schema/config-schema.ts'
import { type OwnTrade, ownTrades } from '../config/trades.ts'

export type SceneName = OwnTrade | 'neutral'

/** By the schema.org type of the business, for configs without a trade. */
const byType: Readonly<Record<string, SceneName>> = {
  Dentist: 'dental-clinic',
  Electrician: 'electrician',
  HVACBusiness: 'heating-and-cooling',
  Locksmith: 'locksmith',
  Plumber: 'plumber',
  RoofingContractor: 'roofer',
}

const isOwn = (trade: string): trade is OwnTrade => Object.hasOwn(ownTrades, trade)

/** The scene of a site; `undefined` for sites with photos, unless they choose one. */
export const sceneOf = ({
  business,
  pages,
  services,
  theme,
  trade,
}: Pick<Config, 'business' | 'pages' | 'services' | 'theme' | 'trade'>): SceneName | undefined => {
  if (theme.scene !== undefined) return theme.scene === 'none' ? undefined : theme.scene
  if ([pages.home, ...services].some(({ image }) => image !== undefined)) return undefined
  return trade !== undefined && isOwn(trade) ? trade : (byType[business.type] ?? 'neutral')
}

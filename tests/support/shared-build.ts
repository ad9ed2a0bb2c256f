import { inject } from 'vitest'

/** The folder of this config’s build, which all tests share: a test that changes files must copy them. */
export const sharedBuild = async (config = 'site.config.yaml'): Promise<string> => {
  const answer = await fetch(`${inject('builds')}/${encodeURIComponent(config)}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

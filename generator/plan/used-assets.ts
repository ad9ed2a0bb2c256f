import type { Config } from '../config/schema.ts'

/** Pictures that a config names, each once, in the order of first use. */
export const usedPictures = (config: Config): readonly string[] => {
  const { home, about } = config.pages
  const images = [
    home.image,
    ...(home.gallery?.pairs ?? []).flatMap(pair => [pair.before, pair.after]),
    ...config.services.map(service => service.image),
    about.image,
    about.story.image,
    config.site.image,
  ]
  return [...new Set(images.flatMap(image => (image === undefined ? [] : [image.file])))]
}

/** Icons that a config names. */
export const usedIcons = (config: Config): readonly string[] => [...new Set(config.services.map(service => service.icon))]

import type { Config } from '../config/schema/config-schema.ts'

/** Every key that names a picture. */
const pictureKeys = ({ pages: { home, about }, services, site }: Config) =>
  [
    { image: home.image, path: ['pages', 'home', 'image'] },
    ...(home.gallery?.pairs ?? []).flatMap((pair, index) =>
      (['before', 'after'] as const).map(side => ({ image: pair[side], path: ['pages', 'home', 'gallery', 'pairs', index, side] })),
    ),
    ...services.map(({ image }, index) => ({ image, path: ['services', index, 'image'] })),
    { image: about?.image, path: ['pages', 'about', 'image'] },
    { image: about?.story?.image, path: ['pages', 'about', 'story', 'image'] },
    { image: site.image, path: ['site', 'image'] },
  ].flatMap(({ image, path }) => (image === undefined ? [] : [{ file: image.file, path: [...path, 'file'] }]))

/** Pictures that a config names, each once, in the order of first use. */
export const usedPictures = (config: Config): readonly string[] => [...new Set(pictureKeys(config).map(({ file }) => file))]

/** Where a picture is named first. */
export const pictureKey = (config: Config, name: string): readonly (string | number)[] =>
  pictureKeys(config).find(({ file }) => file === name)?.path ?? []

/** Icons that a config names. */
export const usedIcons = (config: Config): readonly string[] => [...new Set(config.services.flatMap(service => service.icon ?? []))]

import type { Config } from '../config/schema/config-schema.ts'

/** Every key that refers to an image. */
const imageKeys = ({ pages: { home, about }, services, site }: Config) =>
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

/** Images that a config refers to, without duplicates, in the order of first use. */
export const usedImages = (config: Config): readonly string[] => [...new Set(imageKeys(config).map(({ file }) => file))]

/** The key that refers to an image first. */
export const imageKey = (config: Config, name: string): readonly (string | number)[] =>
  imageKeys(config).find(({ file }) => file === name)?.path ?? []

/** Icons that a config refers to. */
export const usedIcons = (config: Config): readonly string[] => [
  ...new Set([...config.services, { icon: config.theme.mark }].flatMap(({ icon }) => icon ?? [])),
]

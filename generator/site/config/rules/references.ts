import type { ReferenceKind } from '../../messages/facts.ts'
import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { exampleNumber } from '../values/phone-number.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { valueAt } from '../yaml/tree.ts'
import { each, entries, type Rule } from './rule.ts'

/** Items that are part of the config. */
const lists: Readonly<Partial<Record<ReferenceKind, ConfigPath>>> = {
  service: ['services'],
  location: ['locations'],
  claim: ['business', 'claims'],
  phone: ['phones', 'book'],
}

/** Required lists: if one is empty, that is reported instead. */
const needed: readonly ReferenceKind[] = ['service', 'location']

const unknown = (kind: ReferenceKind, path: ConfigPath, id: string, known: readonly string[], atKey = false): readonly ConfigIssue[] => {
  const list = lists[kind]
  return (needed.includes(kind) && known.length === 0) || known.includes(id.normalize('NFC'))
    ? []
    : [{ path, atKey, ...problem('REFERENCE_UNKNOWN', { kind, id, known }), ...(list === undefined ? {} : { refers: [...list, id] }) }]
}

/** Every referenced id exists. */
export const references: Rule = ({ draft, data, assets }) => {
  const ids = (list: readonly ({ readonly id?: string | undefined } | undefined)[] | undefined) =>
    each(list).flatMap(([, item]) => (item.id === undefined ? [] : [item.id]))
  const services = ids(draft.services)
  const locations = ids(draft.locations)
  const claims = ids(draft.business?.claims)
  const phones = Object.keys(valueAt(data, ['phones', 'book']) ?? {})

  const phone = (path: ConfigPath, id: string) => unknown('phone', path, id, phones)
  const claim = (path: ConfigPath, id: string) => (valueAt(data, ['business']) === undefined ? [] : unknown('claim', path, id, claims))
  const icon = (path: ConfigPath, id: string) => unknown('icon', path, id, assets.icons)
  const picture = (path: ConfigPath, image: { readonly file?: string | undefined } | undefined) =>
    image?.file === undefined ? [] : unknown('picture', [...path, 'file'], image.file, assets.images)

  const used = new Set(['main', ...entries(draft.phones?.use).map(([, id]) => id)])
  return [
    ...(valueAt(data, ['phones', 'book']) !== undefined && used.has('main') && !phones.includes('main')
      ? [
          {
            path: ['phones', 'book'],
            atKey: true,
            absent: true as const,
            missing: 'main',
            ...problem('KEY_MISSING', 'mainPhone', { example: exampleNumber(draft.phones?.country) }),
          },
        ]
      : []),
    ...entries(draft.phones?.use).flatMap(([place, id]) => (id === 'main' ? [] : phone(['phones', 'use', place], id))),
    ...each(draft.services).flatMap(([index, service]) => [
      ...(service.icon === undefined ? [] : icon(['services', index, 'icon'], service.icon)),
      ...picture(['services', index, 'image'], service.image),
    ]),
    ...each(draft.locations).flatMap(([index, location]) => [
      ...(location.phone === undefined ? [] : phone(['locations', index, 'phone'], location.phone)),
      ...entries(location.services).flatMap(([id]) => unknown('service', ['locations', index, 'services', id], id, services, true)),
    ]),
    ...each(draft.pages?.home?.why?.claims).flatMap(([index, id]) => claim(['pages', 'home', 'why', 'claims', index], id)),
    ...each(draft.pages?.about?.claims).flatMap(([index, id]) => claim(['pages', 'about', 'claims', index], id)),
    ...each(draft.pages?.home?.towns?.items).flatMap(([index, town]) =>
      town.location === undefined
        ? []
        : unknown('location', ['pages', 'home', 'towns', 'items', index, 'location'], town.location, locations),
    ),
    ...(draft.theme?.mark === undefined ? [] : icon(['theme', 'mark'], draft.theme.mark)),
    ...(draft.theme?.logo === undefined ? [] : unknown('logo', ['theme', 'logo'], draft.theme.logo, assets.logos)),
    ...picture(['site', 'image'], draft.site?.image),
    ...picture(['pages', 'home', 'image'], draft.pages?.home?.image),
    ...picture(['pages', 'about', 'image'], draft.pages?.about?.image),
    ...picture(['pages', 'about', 'story', 'image'], draft.pages?.about?.story?.image),
    ...each(draft.pages?.home?.gallery?.pairs).flatMap(([index, pair]) => {
      const path = ['pages', 'home', 'gallery', 'pairs', index]
      return [
        ...(pair.service === undefined ? [] : unknown('service', [...path, 'service'], pair.service, services)),
        ...(['before', 'after'] as const).flatMap(side => picture([...path, side], pair[side])),
      ]
    }),
    ...(['quick', 'contact'] as const).flatMap(form =>
      each(draft.forms?.[form]?.fields).flatMap(([index, field]) => {
        // The missing services are reported instead.
        if (field.type !== 'select' || (field.services === true && services.length === 0)) return []
        const choices = [
          ...(field.services === true ? services : []),
          ...each(field.options).flatMap(([, option]) => (option.value === undefined ? [] : [option.value])),
        ]
        const path = ['forms', form, 'fields', index]
        if (choices.length === 0) return [{ path, absent: true as const, ...problem('KEY_MISSING', 'choices') }]
        return field.default === undefined ? [] : unknown('choice', [...path, 'default'], field.default, choices)
      }),
    ),
  ]
}

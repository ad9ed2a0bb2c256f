import { expect, test } from 'vitest'
import { nearServices, nearTrades, plainTrade, starters, tradeNamed } from '../../../generator/tools/new/trades.ts'

test.each([
  ['Dog grooming', ['pet-grooming']],
  ['toilettage de chiens', ['pet-grooming']],
  ['chimney sweep', ['ducts-and-chimneys']],
  ['gutters', ['window-and-gutter-cleaning']],
  ['roofing', ['roofer']],
  ['plumbr', ['plumber']],
  ['hair dresser', ['HairSalon']],
  ['HVAC', ['heating-and-cooling']],
  ['HVAC business', ['heating-and-cooling']],
  ['AC repair', ['heating-and-cooling']],
  ['A/C company', ['heating-and-cooling']],
  ['PC repair shop', ['ComputerStore']],
  ['nettoyage de maisons', ['house-cleaning']],
  ['entreprise de plomberie', ['plumber']],
  ['plumbr company', ['plumber']],
  ['nursery', ['ChildCare']],
  ['bicycle repair', ['BikeStore']],
  ['Réparation de vélos', ['BikeStore']],
  ['Fahrradwerkstatt', ['BikeStore']],
  ['fietsenmaker', ['BikeStore']],
  ['Schlüsseldienst', ['locksmith']],
  ['peluquería', ['HairSalon']],
  ['menuisier', ['GeneralContractor']],
  ['boulangerie', ['Bakery']],
  ['gardener', ['landscaping']],
  ['tree surgeon', ['landscaping']],
  ['rats', ['pest-control']],
  ['carpet cleaning', ['DryCleaningOrLaundry']],
])('the trades that are like “%s” are suggested', (written, near) => {
  expect(nearTrades(written)).toEqual(near)
})

test.each(['MovingCompany', 'Moving company', ' moving company '])('“%s” is a type of schema.org', written => {
  expect(tradeNamed(written)).toEqual({ type: 'MovingCompany' })
})

test.each([
  ['dentist', 'dental-clinic'],
  ['Dentist', 'dental-clinic'],
  ['roofing contractor', 'roofer'],
  ['dentist company', 'dental-clinic'],
  ['locksmith shop', 'locksmith'],
  ['my plumber business', 'plumber'],
  ['Service de serrurier', 'locksmith'],
  ['entreprise d’électricien', 'electrician'],
])('“%s” is the trade %s, which has drafts', (written, trade) => {
  expect(tradeNamed(written)).toMatchObject({ starter: { trade } })
})

test('a type of several trades names none of them, and in plain words it suggests the closest', () => {
  expect(tradeNamed('HVACBusiness')).toEqual({ type: 'HVACBusiness' })
  expect(['hvac', 'hvac business', 'HVAC services'].map(tradeNamed)).toEqual([undefined, undefined, undefined])
})

test.each([
  ['Bicycle repair', 'BikeStore'],
  ['Fahrradwerkstatt', 'BikeStore'],
  ['MovingCompany', 'MovingCompany'],
  ['Doctor', 'Physician'],
  ['Arztpraxis', 'Physician'],
  ['pédiatre', 'Pediatric'],
  ['law firm', 'Attorney'],
  ['Car dealer', 'AutoDealer'],
  // Its drafts would become the texts of the site, so the trade must be named.
  ['plumbr', 'plumbr'],
  ['gardener', 'gardener'],
])('without a terminal, “%s” is taken as “%s”', (written, trade) => {
  expect(plainTrade(written)).toBe(trade)
})

test.each(['Piano tuner', 'violin maker', 'yoga studio', 'watch repair', 'driving school', 'VeterinaryCare', 'Klavierstimmer', 'xyzzy'])(
  'no trade is like “%s”, so its site starts without drafts',
  written => {
    expect([nearTrades(written), tradeNamed(written)]).toEqual([[], { type: 'LocalBusiness', unknown: written }])
  },
)

test.each([
  ['pet-grooming', 'Dog grooming', ['full-groom']],
  ['pet-grooming', 'cat wash', ['bath-and-brush', 'cat-grooming']],
  ['pet-grooming', 'nail trimming', ['nails-and-ears']],
  ['pet-grooming', 'full-grom', ['full-groom']],
  ['pet-grooming', 'yoga', []],
  ['plumber', 'Unclog drains', ['drain-cleaning']],
  ['electrician', 'EV charging', ['car-charging']],
])('the services of %s that are like “%s” are suggested', (trade, written, near) => {
  expect(starters().flatMap(starter => (starter.trade === trade ? nearServices(written, starter) : []))).toEqual(near)
})

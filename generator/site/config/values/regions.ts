/** Codes of states and provinces, in countries whose addresses always have one of a closed list. */

/** Each code with its names, the first in English. Source: as in `address-formats.ts`. */
const lists: Readonly<Record<string, string>> = {
  AU: 'ACT=Australian Capital Territory; JBT=Jervis Bay Territory; NSW=New South Wales; NT=Northern Territory; QLD=Queensland; SA=South Australia; TAS=Tasmania; VIC=Victoria; WA=Western Australia',
  BR: 'AC=Acre; AL=Alagoas; AP=Amapá; AM=Amazonas; BA=Bahia; CE=Ceará; DF=Distrito Federal; ES=Espírito Santo; GO=Goiás; MA=Maranhão; MT=Mato Grosso; MS=Mato Grosso do Sul; MG=Minas Gerais; PA=Pará; PB=Paraíba; PR=Paraná; PE=Pernambuco; PI=Piauí; RJ=Rio de Janeiro; RN=Rio Grande do Norte; RS=Rio Grande do Sul; RO=Rondônia; RR=Roraima; SC=Santa Catarina; SP=São Paulo; SE=Sergipe; TO=Tocantins',
  CA: 'AB=Alberta; BC=British Columbia=Colombie-Britannique; MB=Manitoba; NB=New Brunswick=Nouveau-Brunswick; NL=Newfoundland and Labrador=Terre-Neuve-et-Labrador=Newfoundland; NT=Northwest Territories=Territoires du Nord-Ouest; NS=Nova Scotia=Nouvelle-Écosse; NU=Nunavut; ON=Ontario; PE=Prince Edward Island=Île-du-Prince-Édouard=PEI; QC=Quebec=Québec=PQ=Que; SK=Saskatchewan; YT=Yukon',
  US: 'AL=Alabama; AK=Alaska; AS=American Samoa; AZ=Arizona; AR=Arkansas; AA=Armed Forces Americas; AE=Armed Forces Europe; AP=Armed Forces Pacific; CA=California; CO=Colorado; CT=Connecticut; DE=Delaware; DC=District of Columbia; FL=Florida; GA=Georgia; GU=Guam; HI=Hawaii; ID=Idaho; IL=Illinois; IN=Indiana; IA=Iowa; KS=Kansas; KY=Kentucky; LA=Louisiana; ME=Maine; MH=Marshall Islands; MD=Maryland; MA=Massachusetts; MI=Michigan; FM=Micronesia; MN=Minnesota; MS=Mississippi; MO=Missouri; MT=Montana; NE=Nebraska; NV=Nevada; NH=New Hampshire; NJ=New Jersey; NM=New Mexico; NY=New York; NC=North Carolina; ND=North Dakota; MP=Northern Mariana Islands; OH=Ohio; OK=Oklahoma; OR=Oregon; PW=Palau; PA=Pennsylvania; PR=Puerto Rico; RI=Rhode Island; SC=South Carolina; SD=South Dakota; TN=Tennessee; TX=Texas; UT=Utah; VT=Vermont; VI=Virgin Islands; VA=Virginia; WA=Washington; WV=West Virginia; WI=Wisconsin; WY=Wyoming',
}

/** The emirates by their ISO 3166-2 codes. Addresses have their names, so these are not in the lists of codes. */
const emirates: Readonly<Record<string, { readonly en: string; readonly ar: string }>> = {
  AJ: { en: 'Ajman', ar: 'عجمان' },
  AZ: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  DU: { en: 'Dubai', ar: 'دبي' },
  FU: { en: 'Fujairah', ar: 'الفجيرة' },
  RK: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  SH: { en: 'Sharjah', ar: 'الشارقة' },
  UQ: { en: 'Umm Al Quwain', ar: 'أم القيوين' },
}

interface Region {
  readonly code: string
  readonly names: readonly string[]
}

/** The regions of a country; `undefined` if it has no closed list. */
export const regionsOf = (country: string): readonly Region[] | undefined =>
  Object.hasOwn(lists, country)
    ? lists[country]?.split('; ').map(region => {
        const [code = '', ...names] = region.split('=')
        return { code, names }
      })
    : undefined

/** `Île-du-Prince-Édouard` → `ileduprinceedouard`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** The code of a region from its name, its code in another case, or its ISO 3166-2 code: `Québec`, `qc`, `CA-QC`. */
export const regionNamed = (country: string, written: string): string | undefined => {
  const sought = plain(written)
  return regionsOf(country)?.find(({ code, names }) => [code, `${country}${code}`, ...names].some(one => plain(one) === sought))?.code
}

/** The code of the only region whose name begins with an abbreviation: `Ont.`, `Calif.`. */
export const regionAbbreviated = (country: string, written: string): string | undefined => {
  const start = plain(written)
  const [only, ...others] = (regionsOf(country) ?? []).filter(({ names }) => names.some(name => plain(name).startsWith(start)))
  return start.length > 2 && others.length === 0 ? only?.code : undefined
}

/** The names of an emirate by its code: `DU`, `AE-DU`. */
export const emirateOf = (written: string): { readonly en: string; readonly ar: string } | undefined =>
  emirates[written.trim().toUpperCase().replace(/^AE-/, '')]

/** Whether a text is the code in any spelling: `qc`, `Q.C.`, `CA-QC`. */
export const isCodeOf = (country: string, code: string, written: string): boolean =>
  [code, `${country}${code}`].includes(written.toUpperCase().replace(/[^A-Z]/g, ''))

/** The country in whose list a code is, and in no other: `QC` → `CA`. */
export const countryOfRegion = (code: string): string | undefined => {
  const [only, ...others] = Object.keys(lists).filter(country => regionsOf(country)?.some(region => region.code === code))
  return others.length === 0 ? only : undefined
}

/** The codes of countries from other ways to write them. */
import { countryCodes, isCountryCode } from './address-formats.ts'

/** ISO 3166-1 codes of three letters, each followed by that of two letters. */
const threeLetters =
  'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS XKKXK YEMYE ZAFZA ZMBZM ZWEZW'

/** Names that `Intl` does not have, by code. Only letters count. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['DRC', 'DR Congo'],
  CI: ['Ivory Coast'],
  CN: ['PRC', 'Mainland China'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic'],
  GB: [
    ...['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Angleterre', 'Écosse', 'Pays de Galles'],
    ...[
      'Irlande du Nord',
      'Grande-Bretagne',
      'Schottland',
      'Nordirland',
      'Großbritannien',
      'Inglaterra',
      'Escocia',
      'Inghilterra',
      'Scozia',
    ],
  ],
  GR: ['EL', 'Hellas'],
  HK: ['Hong Kong'],
  IE: ['Éire', 'Republic of Ireland'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao'],
  NL: ['Holland'],
  PS: ['Palestine'],
  RU: ['Russian Federation'],
  SA: ['KSA'],
  SZ: ['Swaziland'],
  TR: ['Turkey'],
  TW: ['Republic of China'],
  US: ['USA', 'America', 'United States of America', 'États-Unis d’Amérique', 'EE UU', 'EUA'],
  VA: ['Vatican'],
}

const commonLanguages = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl']

/** `Côte d’Ivoire` → `cotedivoire`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

/**
 * @param written the code of a country in any case, or its name in a common language or its own: `Deutschland`, `USA`, `Scotland`
 * @returns the code
 */
export const countryNamed = (written: string): string | undefined => {
  const code = written.trim().toUpperCase()
  if (isCountryCode(code)) return code
  const name = plain(written.replace(/^the\s+/i, ''))
  if (name === '') return undefined
  const alias = Object.entries(aliases).find(([, names]) => names.some(one => plain(one) === name))
  const short = name.length === 3 ? threeLetters.split(' ').find(one => one.startsWith(name.toUpperCase())) : undefined
  if (alias !== undefined || short !== undefined) return alias?.[0] ?? short?.slice(3)
  const names = commonLanguages.map(language => new Intl.DisplayNames(language, { type: 'region' }))
  return countryCodes().find(country => {
    const own = new Intl.Locale('und', { region: country }).maximize().language
    return [...names, new Intl.DisplayNames(own ?? 'en', { type: 'region' })].some(one => plain(one.of(country) ?? '') === name)
  })
}

/** The time zone of a place, by its country and region. Source: IANA zone1970.tab; where a place has several, that of most people. */

/** Zones by country, followed by the codes of their regions. `*`: others in the same region have another zone. */
const byRegion: Readonly<Record<string, string>> = {
  AU: 'Australia/Sydney=NSW ACT JBT;Australia/Melbourne=VIC;Australia/Brisbane=QLD;Australia/Adelaide=SA;Australia/Perth=WA;Australia/Hobart=TAS;Australia/Darwin=NT',
  BR: 'America/Sao_Paulo=SP RJ MG ES PR SC RS GO DF;America/Bahia=BA;America/Fortaleza=CE MA PB PI RN;America/Recife=PE;America/Maceio=AL SE;America/Belem=PA AP;America/Araguaina=TO;America/Manaus=AM*;America/Cuiaba=MT;America/Campo_Grande=MS;America/Porto_Velho=RO;America/Boa_Vista=RR;America/Rio_Branco=AC',
  CA: 'America/Toronto=ON* QC;America/Vancouver=BC*;America/Edmonton=AB NT;America/Winnipeg=MB;America/Regina=SK;America/Halifax=NS PE;America/Moncton=NB;America/St_Johns=NL*;America/Whitehorse=YT;America/Iqaluit=NU*',
  US: 'America/New_York=CT DC DE FL* GA IN* KY* MA MD ME MI* NC NH NJ NY OH PA RI SC VA VT WV;America/Chicago=AL AR IA IL KS* LA MN MO MS ND* NE* OK SD* TN* TX* WI;America/Denver=CO MT NM UT WY;America/Boise=ID*;America/Phoenix=AZ;America/Los_Angeles=CA NV OR* WA;America/Anchorage=AK*;Pacific/Honolulu=HI;America/Puerto_Rico=PR VI;Pacific/Guam=GU MP;Pacific/Pago_Pago=AS',
}

/** Zones of countries that have several, or whose zone `Intl` calls by an earlier name. `*` as above. */
const byCountry: Readonly<Record<string, string>> = {
  ...{ AR: 'America/Argentina/Buenos_Aires', AU: 'Australia/Sydney*', BR: 'America/Sao_Paulo*', CA: 'America/Toronto*' },
  ...{ CL: 'America/Santiago*', CN: 'Asia/Shanghai', CY: 'Asia/Nicosia', DE: 'Europe/Berlin', EC: 'America/Guayaquil*' },
  ...{ ES: 'Europe/Madrid*', ID: 'Asia/Jakarta*', IN: 'Asia/Kolkata', KZ: 'Asia/Almaty', MX: 'America/Mexico_City*' },
  ...{ MY: 'Asia/Kuala_Lumpur', NZ: 'Pacific/Auckland*', PT: 'Europe/Lisbon*', RU: 'Europe/Moscow*', UA: 'Europe/Kyiv' },
  ...{ US: 'America/New_York*', UZ: 'Asia/Tashkent', VN: 'Asia/Ho_Chi_Minh' },
}

/** Newer versions of Node have a method instead of the property. */
const zonesOf = (country: string): readonly string[] => {
  const locale: Intl.Locale & { readonly timeZones?: readonly string[]; readonly getTimeZones?: () => readonly string[] } = new Intl.Locale(
    'und',
    { region: country },
  )
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

const regionZone = (country: string, region: string): string | undefined =>
  byRegion[country]?.split(';').flatMap(row => {
    const [zone = '', regions = ''] = row.split('=')
    const found = regions.split(' ').find(one => one.replace('*', '') === region)
    return found === undefined ? [] : [found.endsWith('*') ? `${zone}*` : zone]
  })[0]

/** @returns the zone, and whether all of the place has it */
export const timeZoneOf = (country: string, region = ''): { readonly zone: string; readonly isOnly: boolean } => {
  const [first = 'Etc/UTC', ...others] = zonesOf(country)
  const known = regionZone(country, region) ?? byCountry[country]
  return known === undefined ? { zone: first, isOnly: others.length === 0 } : { zone: known.replace('*', ''), isOnly: !known.endsWith('*') }
}

import { expect, test } from 'vitest'
import { addressLines } from '../../../../generator/site/plan/format/address.ts'

const parts = (street: string, city: string, postalCode?: string, region?: string, regionName?: string) => ({
  street,
  city,
  postalCode,
  region,
  regionName,
})

test.each([
  ['AE', 'en-AE', parts('Street 1', 'Al Ain', undefined, 'Abu Dhabi'), ['Street 1', 'Al Ain', 'Abu Dhabi']],
  ['AR', 'es-AR', parts('Calle 10', 'Rosario', 'S2000', 'S', 'Santa Fe'), ['Calle 10', 'S2000 Rosario', 'Santa Fe']],
  ['AU', 'en-AU', parts('10 Nowhere St', 'Sydney', '2000', 'NSW', 'New South Wales'), ['10 Nowhere St', 'Sydney NSW 2000']],
  ['BE', 'nl-BE', parts('Straat 1', 'Brussel', '1000', 'BRU'), ['Straat 1', '1000 Brussel']],
  ['BR', 'pt-BR', parts('Rua Nenhuma, 10', 'São Paulo', '01310-100', 'SP'), ['Rua Nenhuma, 10', 'São Paulo-SP', '01310-100']],
  ['CH', 'de-CH', parts('Weg 1', 'Zürich', '8001', 'ZH'), ['Weg 1', '8001 Zürich']],
  ['CN', 'zh-CN', parts('某路1号', '青岛市', '266033', '山东省'), ['266033', '山东省青岛市', '某路1号']],
  ['CN', 'en-CN', parts('1 Some Road', 'Qingdao', '266033', 'Shandong'), ['1 Some Road', 'Qingdao', 'Shandong, 266033']],
  ['CO', 'es-CO', parts('Calle 1', 'Medellín', undefined, 'ANT', 'Antioquia'), ['Calle 1', 'Medellín, Antioquia']],
  ['DE', 'de-DE', parts('Gasse 1', 'Köln', '50667', 'NW'), ['Gasse 1', '50667 Köln']],
  ['ES', 'es-ES', parts('Calle 1', 'Alcobendas', '28100', 'M', 'Madrid'), ['Calle 1', '28100 Alcobendas Madrid']],
  ['ES', 'es-ES', parts('Calle 1', 'Madrid', '28001', 'M', 'Madrid'), ['Calle 1', '28001 Madrid']],
  ['FR', 'fr-FR', parts('1 rue Nulle', 'Paris', '75001'), ['1 rue Nulle', '75001 Paris']],
  ['GB', 'en-GB', parts('1 No Street', 'Leeds', 'LS1 4AP', 'England'), ['1 No Street', 'Leeds', 'LS1 4AP']],
  ['HK', 'en-HK', parts('1 No Road', 'Mong Kok', undefined, 'Kowloon'), ['1 No Road', 'Mong Kok', 'Kowloon']],
  ['HU', 'hu-HU', parts('Semmi u. 1.', 'Budapest', '1037'), ['Budapest', 'Semmi u. 1.', '1037']],
  [
    'IE',
    'en-IE',
    parts('Nowhere Road', 'Swords', 'K67 AF30', undefined, 'Co. Dublin'),
    ['Nowhere Road', 'Swords', 'Co. Dublin', 'K67 AF30'],
  ],
  ['IE', 'en-IE', parts('Nowhere Road', 'Dublin', 'D02 AF30'), ['Nowhere Road', 'Dublin', 'D02 AF30']],
  ['IN', 'en-IN', parts('10 Nowhere', 'Pune', '411001', 'MH'), ['10 Nowhere', 'Pune 411001', 'MH']],
  ['IN', 'en-IN', parts('10 Nowhere', 'Pune', '411001', 'MH', 'Maharashtra'), ['10 Nowhere', 'Pune 411001', 'Maharashtra']],
  ['IT', 'it-IT', parts('Via Nessuna 10', 'Assago', '20057', 'MI'), ['Via Nessuna 10', '20057 Assago MI']],
  ['JP', 'ja-JP', parts('神南1-2-3', '渋谷区', '150-0041', '13', '東京都'), ['〒150-0041', '東京都渋谷区', '神南1-2-3']],
  ['JP', 'en-JP', parts('1-2-3 Jinnan', 'Shibuya', '150-0041', undefined, 'Tokyo'), ['1-2-3 Jinnan', 'Shibuya, Tokyo', '150-0041']],
  ['JP', 'en-JP', parts('神南1-2-3', '渋谷区'), ['渋谷区', '神南1-2-3']],
  ['KR', 'ko-KR', parts('어느로 1', '종로구', '03051', undefined, '서울특별시'), ['서울특별시 종로구', '어느로 1', '03051']],
  ['MX', 'es-MX', parts('Calle 10', 'Ciudad de México', '06000', 'CDMX'), ['Calle 10', '06000 Ciudad de México, CDMX']],
  ['NL', 'nl-NL', parts('Straat 1', 'Utrecht', '3511 AA'), ['Straat 1', '3511 AA Utrecht']],
  ['NZ', 'en-NZ', parts('10 Nowhere', 'Auckland', '1010'), ['10 Nowhere', 'Auckland 1010']],
  ['QA', 'en-QA', parts('1 No Street', 'Doha', '12345'), ['1 No Street', 'Doha 12345']],
  ['SE', 'sv-SE', parts('Gatan 1', 'Lund', '222 22'), ['Gatan 1', '222 22 Lund']],
  ['SG', 'en-SG', parts('10 Nowhere', 'Singapore', '238823'), ['10 Nowhere', 'Singapore 238823']],
  ['TR', 'tr-TR', parts('Sokak 1', 'Kadıköy', '34710', '34', 'İstanbul'), ['Sokak 1', '34710 Kadıköy/İstanbul']],
  ['TW', 'zh-TW', parts('某街1號', '信義區', '110', undefined, '台北市'), ['110', '台北市信義區', '某街1號']],
  ['US', 'en-US', parts('1 No Street', 'Austin', '78701', 'TX', 'Texas'), ['1 No Street', 'Austin, TX 78701']],
  ['US', 'en-US', parts('1 No Street', 'Austin', '78701'), ['1 No Street', 'Austin 78701']],
  ['ZA', 'en-ZA', parts('10 Nowhere', 'Cape Town', '8001'), ['10 Nowhere', 'Cape Town', '8001']],
])('writes an address of %s in %s: %o', (country, locale, written, lines) => {
  expect(addressLines(written, country, locale)).toEqual(lines)
})

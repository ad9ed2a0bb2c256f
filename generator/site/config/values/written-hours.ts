/** Opening hours as people write them, in the packaged languages. */

const dayNames = {
  mon: 'mon(?:day)?|lun(?:di|es|ed[iì])?|mo(?:ntag)?|ma(?:andag)?|(?:seg(?:unda)?|2ª)(?:-feira)?|ال[اإ]ثنين',
  tue: 'tue(?:s(?:day)?)?|mar(?:di|tes|ted[iì])?|di(?:e(?:nstag)?|nsdag)?|(?:ter(?:ça)?|3ª)(?:-feira)?|الثلاثاء',
  wed: 'wed(?:nesday)?|mer(?:credi|coled[iì])?|mi(?:ttwoch|[eé](?:rcoles)?)?|wo(?:ensdag)?|(?:qua(?:rta)?|4ª)(?:-feira)?|ال[اأ]ربعاء',
  thu: 'thu(?:rs?(?:day)?)?|jeu(?:di)?|do(?:n(?:nerstag|derdag)?)?|jue(?:ves)?|gio(?:ved[iì])?|(?:qui(?:nta)?|5ª)(?:-feira)?|الخميس',
  fri: 'fri(?:day)?|ven(?:dredi|erd[iì])?|fr(?:eitag)?|vie(?:rnes)?|vr(?:ijdag)?|(?:sex(?:ta)?|6ª)(?:-feira)?|الجمعة',
  sat: 'sat(?:urday)?|sam(?:edi|stag)?|sa|s[aá]b(?:ado|ato)?|za(?:terdag)?|السبت',
  sun: 'sun(?:day)?|dim(?:anche)?|so(?:nntag)?|dom(?:ingo|enica)?|zo(?:ndag)?|ال[اأ]حد',
  'mon-sun': 'daily|every day|tous les jours|7\\s?j?/7|täglich|tgl|todos los días|diario|tutti i giorni|dagelijks|todos os dias|يومي[اًا]*',
  'mon-fri': 'weekdays?|en semaine|jours? de semaine|werktags|días laborables|dias úteis',
  'sat-sun': 'week-?ends?|fins? de semaine|wochenende|fines? de semana|fim de semana',
  closed: 'fermée?|geschlossen|cerrado|chiuso|fechado|gesloten|مغلق',
  '12:00': 'noon|midi',
  '24:00': 'midnight|minuit',
} as const

/** `24/7`, `24 h/24, 7 j/7` */
const always = /^(?:open\s+)?24\s?h?(?:\s?(?:\/|sur)\s?24\s?h?)?\s?[\s,/]\s?7\s?(?:[jd]|days|jours)?(?:\s?(?:\/|sur)\s?7)?$/

/** `du lundi au vendredi de 8 h à 18 h` */
const fillers = /(?<!\p{L})(?:open|from|du|de|das|dal(?:le)?|von|van|من)(?!\p{L})/gu

const anyDay = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?!\p{L})`

const hourWord = String.raw`\s?(?:h(?:ours|rs)?|uhr|uur|stunden|std)(?!\p{L})\.?`

const toward = String.raw`\s*(?:[-–—]|(?<!\p{L})(?:to|until|till|thru|through|à|al?|au|alle|bis|hasta|t/m|tot|às|até|إلى|الى)(?!\p{L}))\s*`

const two = (digits: string | number): string => String(digits).padStart(2, '0')

/**
 * @param text `Monday to Friday 8am-6pm, Sat 9-12`, `lun au ven 8 h à 18 h`, `Mo-Fr 8-17 Uhr`
 * @returns `mon-fri 08:00-18:00; …`; what is not understood, such as `9-5`, stays as it is
 */
export const hoursWritten = (text: string): string =>
  Object.entries(dayNames)
    .reduce(
      (line, [day, names]) => line.replace(new RegExp(String.raw`(?<![\p{L}\d])(?:${names})s?\.?(?!\p{L})`, 'gu'), day),
      text.trim().toLowerCase().replace(always, 'mon-sun 24h'),
    )
    .replace(fillers, ' ')
    .trim()
    .replace(/24\s?h?\s?(?:\/|sur)\s?24/g, '24h')
    .replace(new RegExp(String.raw`(?<![\d:.])(\d{1,2}(?:[:.]\d{2})?)(${toward}\d{1,2}(?:[:.]\d{2})?${hourWord})`, 'gu'), '$1h$2')
    .replace(
      new RegExp(
        String.raw`(?<![\d:])(\d{1,2})(?:[:.](\d{2}))?(?:${hourWord}(?:\s?(\d{2})(?!\s?(?:[-–—:.\dh]|uhr|uur)))?)?(?:\s?([ap])\.?m\.?|([ap])(?!\p{L}))?(?![\d:])`,
        'gu',
      ),
      (whole: string, hour: string, minutes?: string, afterH?: string, half?: string, letter?: string) => {
        if (whole === hour) return hour
        const noon = half ?? letter
        return `${two(noon === undefined ? hour : (Number(hour) % 12) + (noon === 'p' ? 12 : 0))}:${minutes ?? afterH ?? '00'}`
      },
    )
    .replace(new RegExp(toward, 'gu'), '-')
    // Without minutes, 9-5 could be nine to five o’clock in the afternoon.
    .replace(/(?<![\d:])(\d{1,2})-(\d{1,2})(?![\d:])/g, (whole: string, from: string, to: string) =>
      Number(from) < Number(to) ? `${two(from)}:00-${two(to)}:00` : whole,
    )
    // `9-noon`, `8:30-12`
    .replace(/(?<![\d:])(\d{1,2})(:\d{2})?-12(:\d{2})?(?![\d:])/g, (whole: string, from: string, minutes = ':00', end = ':00') =>
      Number(from) < 12 ? `${two(from)}${minutes}-12${end}` : whole,
    )
    .replace(/(?<![-\d:])24:00(?!\s*-)/g, '24h')
    .replace(new RegExp(String.raw`(?:\s*[,;]|\s)\s*(?:(?:and|et|und|en|y|e|&)\s+)?(?=${anyDay})`, 'gu'), '; ')
    .replace(/(?<=\d)\s*(?:(?:\s(?:et|and|und|en|y|e)|[&/+])\s*|\s+)(?=\d)/gu, ', ')
    .replace(/\s+/g, ' ')

/** Opening hours as people write them, in English or French. */

const dayNames = {
  mon: 'mon(?:day)?|lun(?:di)?',
  tue: 'tue(?:s(?:day)?)?|mar(?:di)?',
  wed: 'wed(?:nesday)?|mer(?:credi)?',
  thu: 'thu(?:rs?(?:day)?)?|jeu(?:di)?',
  fri: 'fri(?:day)?|ven(?:dredi)?',
  sat: 'sat(?:urday)?|sam(?:edi)?',
  sun: 'sun(?:day)?|dim(?:anche)?',
} as const

const anyDay = String.raw`(?:${Object.keys(dayNames).join('|')})(?!\p{L})`

const toward = String.raw`\s*(?:[-–—]|(?<!\p{L})(?:to|until|through|à|au)(?!\p{L}))\s*`

const two = (digits: string | number): string => String(digits).padStart(2, '0')

/**
 * @param text `Monday to Friday 8am-6pm, Sat 9-12`, `lun au ven 8 h à 18 h`
 * @returns `mon-fri 08:00-18:00; …`; what is not understood, such as `9-5`, stays as it is
 */
export const hoursWritten = (text: string): string =>
  Object.entries(dayNames)
    .reduce(
      (line, [day, names]) => line.replace(new RegExp(String.raw`(?<!\p{L})(?:${names})s?\.?(?!\p{L})`, 'gu'), day),
      text.trim().toLowerCase(),
    )
    .replace(
      /(?<![\d:])(\d{1,2})(?:\s?h(?:\s?(\d{2}))?|[:.](\d{2}))?(?:\s?([ap])\.?m\.?)?(?![\d:])/g,
      (whole: string, hour: string, afterH?: string, afterColon?: string, half?: string) => {
        if (whole === hour) return hour
        return `${two(half === undefined ? hour : (Number(hour) % 12) + (half === 'p' ? 12 : 0))}:${afterH ?? afterColon ?? '00'}`
      },
    )
    .replace(new RegExp(toward, 'gu'), '-')
    // Without minutes, 9-5 could be nine to five o’clock in the afternoon.
    .replace(/(?<![\d:])(\d{1,2})-(\d{1,2})(?![\d:])/g, (whole: string, from: string, to: string) =>
      Number(from) < Number(to) ? `${two(from)}:00-${two(to)}:00` : whole,
    )
    .replace(new RegExp(String.raw`(?:\s*[,;]|\s)\s*(?:(?:and|et|&)\s+)?(?=${anyDay})`, 'gu'), '; ')
    .replace(/\s*(?:(?<!\p{L})(?:et|and)(?!\p{L})|&)\s*(?=\d)/gu, ', ')

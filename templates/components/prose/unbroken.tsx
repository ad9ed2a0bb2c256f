export interface Props {
  readonly text: string
  /** In large type, short words with a hyphen and French questions are kept together as well: `Reconnaissez-vous`. */
  readonly words?: boolean
}

/** Phone numbers, and anything else with digits on both sides of a hyphen, where a line could break. */
const hyphened = /([+(]?\d[\d\u00a0()]*(?:-\d+)+)/

const hyphenedWord = /((?<!\p{L})(?:\p{L}{1,9}-\p{L}{1,6}|\p{L}{1,14}-vous)(?![\p{L}-]))/u

/** A text whose phone numbers are not broken across lines. */
export const Unbroken = ({ text, words = false }: Props) => {
  const parts = text.split(words ? hyphenedWord : hyphened)
  return parts.length === 1
    ? text
    : parts.map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
          <span className="unbroken" key={index}>
            {part}
          </span>
        ) : (
          part
        ),
      )
}

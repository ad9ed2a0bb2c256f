export interface Props {
  readonly text: string
}

/** Phone numbers, and anything else with digits on both sides of a hyphen, where a line could break. */
const hyphened = /([+(]?\d[\d\u00a0()]*(?:-\d+)+)/

/** A text whose phone numbers are not broken across lines. */
export const Unbroken = ({ text }: Props) => {
  const parts = text.split(hyphened)
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

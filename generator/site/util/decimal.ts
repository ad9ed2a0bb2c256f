/** A number with the digits that a person wrote: `44.6480` has four decimals, which a plain number loses. */
export class Decimal extends Number {
  readonly decimals: number

  constructor(text: string) {
    super(text)
    this.decimals = text.split('.')[1]?.length ?? 0
  }
}

/** The number in a text; with its digits if a plain number would lose some. A comma is read as a decimal point. */
export const decimal = (text: string): number | Decimal => {
  const written = text.trim().replace(',', '.')
  return /\.\d*0$/.test(written) ? new Decimal(written) : Number(written)
}

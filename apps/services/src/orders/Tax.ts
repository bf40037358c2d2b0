/** Where an order goes, as far as taxes depend on it. */
export interface TaxedPlace {
  /** ISO 3166-1, two capitals. */
  readonly country: string
  /** A state's or province's code; empty where the country has none. */
  readonly region: string
}

/** Port: what a place takes of goods and shipping. The function it answers takes and gives integer cents, 0 or more. */
export type Tax = (place: TaxedPlace) => Promise<(taxable: number) => number>

/** Nothing, anywhere (GAP-C58). */
export const noTax: Tax = async () => () => 0

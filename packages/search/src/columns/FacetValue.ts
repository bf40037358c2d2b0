/** A value of a facet, with the places of the products that carry it: rising, so that whoever walks along them walks along memory. */
export interface FacetValue {
  readonly name: string
  readonly value: string
  readonly places: Int32Array
}

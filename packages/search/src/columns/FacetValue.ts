/** A facet value with the ordinals of the products that have it, in ascending order. */
export interface FacetValue {
  readonly name: string
  readonly value: string
  readonly ordinals: Int32Array
}

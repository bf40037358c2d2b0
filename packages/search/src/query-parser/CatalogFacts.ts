/** Facts about the catalog for the parser. */
export interface CatalogFacts {
  /** Returns the model years; empty for an unknown model. */
  readonly getYears: (make: string, model: string) => ReadonlyArray<number>
  /** Returns whether the catalog has products of a type. */
  readonly isSold: (type: string) => boolean
  /** Returns whether products of a type have a value. */
  readonly hasValue: (type: string, attribute: string, value: string) => boolean
  /** Returns whether a type has an attribute with that name: 'stud', 'pipe'. */
  readonly hasAttribute: (type: string, name: string) => boolean
  /** Returns whether any attribute of a type has that number. */
  readonly hasNumber: (type: string, value: number) => boolean
}

/** What a reading has to know of the shop's shelf. */
export interface CatalogFacts {
  /** The years in which a model was built; empty for one that the shop does not know. */
  readonly getYears: (make: string, model: string) => ReadonlyArray<number>
  /** Whether parts of this type come with this value. */
  readonly hasValue: (type: string, attribute: string, value: string) => boolean
  /** Whether an attribute of this type is called so: 'Stud', 'Pipe'. */
  readonly hasAttribute: (type: string, name: string) => boolean
  /** Whether parts of this type come in this number of anything. */
  readonly hasNumber: (type: string, value: number) => boolean
}

/** The used part of the validator, which has no types. */
declare module "@adobe/structured-data-validator" {
  export interface Issue {
    readonly issueMessage: string
    readonly severity: "ERROR" | "WARNING"
    readonly path: ReadonlyArray<{ readonly type: string }>
  }
  export default class Validator {
    validate(extracted: {
      readonly jsonld: object
      readonly microdata: object
      readonly rdfa: object
      readonly errors: ReadonlyArray<object>
    }): Promise<ReadonlyArray<Issue>>
  }
}

import type { Token } from "./tokens.ts"

/** A vehicle in a query: one model with its first and last year. */
export interface ParsedVehicle {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  /** Whether the query names years or a generation; otherwise the years are all model years. */
  readonly isDated: boolean
  /** Other models with the same name: for example, several models are a G-body. */
  readonly otherModels: ReadonlyArray<{ readonly make: string; readonly model: string }>
  /** As typed. */
  readonly raw: string
}

export interface ParsedEngineFamily {
  readonly family: string
  readonly weight: number
}

/** A possible product type of the head noun. */
export interface ParsedProductType {
  readonly slug: string
  readonly weight: number
}

/** A requirement besides the product type. Search drops and reports one that no product satisfies. */
export interface QueryConstraint {
  readonly kind: "value" | "measure" | "race" | "brand" | "configuration" | "word"
  /** As typed. */
  readonly raw: string
  /** The index of its first token. */
  readonly tokenIndex: number
  readonly tokens: ReadonlyArray<Token>
  /** Possible option and specification values; if empty, the tokens are searched. */
  readonly values: ReadonlyArray<{ readonly attribute: string; readonly value: string }>
  /** The slug of a race type, or the name of a brand or engine configuration. */
  readonly name: string
  /** Its weight in the score. */
  readonly weight: number
}

/** A recognized part of the query, in word order; `without` is the query without it. */
export interface QueryPart {
  readonly kind: "vehicle" | "engine" | "type" | "demand" | "word"
  readonly raw: string
  readonly without: string
}

export interface ParsedQuery {
  readonly vehicle: ParsedVehicle | null
  /** A make without a model. */
  readonly make: string | null
  readonly engineFamilies: ReadonlyArray<ParsedEngineFamily>
  readonly engineRaw: string
  readonly types: ReadonlyArray<ParsedProductType>
  /** The head noun as typed; empty without one. */
  readonly noun: string
  readonly nounSpan: { readonly start: number; readonly end: number }
  /** Weight of the likeliest product type: 'pump' alone may mean many. */
  readonly nounWeight: number
  readonly constraints: ReadonlyArray<QueryConstraint>
  /** Goods that the shop does not sell; `near` is the closest product type. */
  readonly notCarried: { readonly raw: string; readonly near: string | null } | null
  /** A brand that the shop does not sell, with its best-known product type. */
  readonly notSold: { readonly brand: string; readonly near: string | null } | null
  /** The query with corrected spelling; null if nothing was corrected. */
  readonly corrected: string | null
  readonly parts: ReadonlyArray<QueryPart>
  /** The query without the vehicle and stop words. */
  readonly remainder: string
}

import type { Token } from "./tokens.ts"

/** A car that a search names: one model, its years from the first to the last that are meant. */
export interface ParsedVehicle {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  /** Whether the search names a year, a span of years or a generation; else the years are all in which the model was built. */
  readonly isDated: boolean
  /** Other models that go by the same name: a G-body may be several. */
  readonly otherModels: ReadonlyArray<{ readonly make: string; readonly model: string }>
  /** The words that named it. */
  readonly raw: string
}

/** An engine family that a search names. */
export interface ParsedEngineFamily {
  readonly family: string
  readonly weight: number
}

/** A kind of part that a search may mean, by its product type. */
export interface ParsedProductType {
  readonly slug: string
  readonly weight: number
}

/** What a part should be beyond its kind. One that no part meets is let go, and the shopper is told. */
export interface QueryConstraint {
  readonly kind: "value" | "measure" | "race" | "brand" | "configuration" | "word"
  /** As typed. */
  readonly raw: string
  /** The place of its first word. */
  readonly tokenIndex: number
  readonly tokens: ReadonlyArray<Token>
  /** The options and specifications that the words are known to mean; the tokens decide where there are none. */
  readonly values: ReadonlyArray<{ readonly attribute: string; readonly value: string }>
  /** The race type's slug, the brand's or the engine configuration's name. */
  readonly name: string
  /** How much it tells: what tells least is let go first. */
  readonly weight: number
}

/** One thing that a search was read as, in the order of the words; `without` is the search when it is taken away. */
export interface QueryPart {
  readonly kind: "vehicle" | "engine" | "type" | "demand" | "word"
  readonly raw: string
  readonly without: string
}

/** What a search says. */
export interface ParsedQuery {
  readonly vehicle: ParsedVehicle | null
  /** A make alone, without a model. */
  readonly make: string | null
  readonly engineFamilies: ReadonlyArray<ParsedEngineFamily>
  readonly engineRaw: string
  readonly types: ReadonlyArray<ParsedProductType>
  /** The part's noun as typed; empty where no kind is named. */
  readonly noun: string
  readonly nounSpan: { readonly start: number; readonly end: number }
  /** How surely the noun means a kind: 'pump' alone may be many. */
  readonly nounWeight: number
  readonly constraints: ReadonlyArray<QueryConstraint>
  /** What the search is after, where the shop does not sell it. */
  readonly notCarried: { readonly raw: string; readonly near: string | null } | null
  /** A maker that is named whose parts the shop does not sell, with the product type that it is known for. */
  readonly notSold: { readonly brand: string; readonly near: string | null } | null
  /** The search with its slips put right; null where none was made. */
  readonly corrected: string | null
  readonly parts: ReadonlyArray<QueryPart>
  /** What was meant, without the car and what is mere talk. */
  readonly remainder: string
}

import { getInterpretedWords } from "@camber/domain/search"
import type { Token } from "./tokens.ts"

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
  /** The text as typed. */
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

/** A requirement in addition to the product type. If no product satisfies it, the search drops it and reports that. */
export interface QueryConstraint {
  readonly kind: "value" | "measure" | "race" | "brand" | "configuration" | "word"
  /** The text as typed. */
  readonly raw: string
  /** Index of the constraint's first token. */
  readonly tokenIndex: number
  readonly tokens: ReadonlyArray<Token>
  /** Option and specification values that satisfy the constraint. If it is empty, the tokens are searched as words. */
  readonly values: ReadonlyArray<{ readonly attribute: string; readonly value: string }>
  /** The slug of a race type, or the name of a brand or engine configuration. */
  readonly name: string
  /** Weight of the constraint in the score. */
  readonly weight: number
}

/** A recognized part of the query. `without` is the query without this part. */
export interface QueryPart {
  readonly kind: "vehicle" | "engine" | "type" | "demand" | "word"
  readonly raw: string
  readonly without: string
}

export interface ParsedQuery {
  readonly vehicle: ParsedVehicle | null
  /** Make in the query if it names no model. */
  readonly make: string | null
  readonly engineFamilies: ReadonlyArray<ParsedEngineFamily>
  readonly engineRaw: string
  readonly types: ReadonlyArray<ParsedProductType>
  /** The head noun as typed; empty if there is none. */
  readonly noun: string
  readonly nounSpan: { readonly start: number; readonly end: number }
  /** Weight of the likeliest product type: 'pump' alone may mean many. */
  readonly nounWeight: number
  readonly constraints: ReadonlyArray<QueryConstraint>
  /**
   * Goods that the shop does not sell; `near` is the closest product type. If `isUnrelated` is true, the goods belong to another kind of
   * shop.
   */
  readonly notCarried: { readonly raw: string; readonly near: string | null; readonly isUnrelated?: boolean } | null
  /** A brand that the shop does not sell, with its best-known product type. */
  readonly notSold: { readonly brand: string; readonly near: string | null } | null
  /** The query with corrected spelling; null if nothing was corrected. */
  readonly corrected: string | null
  readonly parts: ReadonlyArray<QueryPart>
  /** The query without the vehicle and stop words. */
  readonly remainder: string
}

/** Words that mean everything the shop sells. */
const anything = new Set(["accessories", "accessory", "part", "parts", "product", "products"])
/** Words that do not restrict such a query. 'Race' and 'street' are not included, because they restrict the use. */
const noMore = new Set(["all", "any", "aftermarket", "auto", "automobile", "automotive", "car", "cars", "performance", "vehicle", "your"])

/** Returns whether a query asks for any part: 'parts', 'auto parts', 'accessories for my car'. */
export const isGenericPartQuery = (term: string): boolean => {
  const words = getInterpretedWords(term)
  return words.some((word) => anything.has(word)) && words.every((word) => anything.has(word) || noMore.has(word))
}

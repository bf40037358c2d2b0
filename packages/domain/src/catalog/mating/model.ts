import { Schema } from "effect"

/** How two known figures are compared. `table` looks up the pair in a table; `says` figures are shown and never compared. */
export const FigureRule = Schema.Literals(["equal", "within", "not greater", "slips over", "inside", "table", "says"])
export type FigureRule = typeof FigureRule.Type

/** When an unknown figure leaves the answer open. `if either known`: only if one side has the figure. */
export const FigureNeed = Schema.Literals(["always", "if known", "if either known", "never"])
export type FigureNeed = typeof FigureNeed.Type

/** One figure of a mating kind, such as the tooth count of a spline. */
export interface FigureDefinition {
  readonly key: string
  /** `count`, `text` or a unit such as `in`. */
  readonly unit: string
  readonly need: FigureNeed
  readonly rule: FigureRule
  /** Table of a `table` rule; empty for other rules. */
  readonly table: string
  readonly tolerance: number
}

/** A kind of interface between two parts: its figures in the order of comparison. */
export interface MatingKind {
  readonly id: string
  readonly figures: ReadonlyArray<FigureDefinition>
}

/** A `male` end goes into or onto a `female` end. `like` ends are the same on both sides, such as bolt circles. */
export const EndRole = Schema.Literals(["male", "female", "like"])
export type EndRole = typeof EndRole.Type

export type FigureValue = number | string

/**
 * A known figure. A figure with several values has all of them, so one match is enough. `Any`: the part is made to be cut or bored to size.
 */
export type Figure =
  | { readonly _tag: "Values"; readonly values: ReadonlyArray<FigureValue> }
  | { readonly _tag: "Range"; readonly from: number; readonly to: number }
  | { readonly _tag: "Any" }

/** Known figures of an end, by key. An absent figure is unknown. */
export type Figures = ReadonlyMap<string, Figure>

/** Why an end has several alternatives: the shopper has not chosen an option, or the version of the part is not known. */
export type OpenQuestion = "option" | "version"

/** One end of a part, such as the disc hub of a clutch kit. */
export interface PartEnd {
  readonly name: string
  readonly kind: string
  readonly role: EndRole
  /** Each alternative is judged as a whole. There is at least one alternative, and several while a question is open. */
  readonly alternatives: readonly [Figures, ...ReadonlyArray<Figures>]
  readonly open: OpenQuestion | null
  /** Whether every figure is from a standard, the maker or a reference work. Other figures need a check before ordering. */
  readonly isVerified: boolean
}

/** A figure on both sides as display text: '26 teeth', '10.75 or 11.5 in'. Null on the side that lacks the figure. */
export interface ComparedFigure {
  readonly key: string
  readonly a: string | null
  readonly b: string | null
}

/** A figure that is needed for an answer. `because` is `unknown` if nothing is known about it. */
export interface MissingFigure {
  readonly side: "a" | "b"
  readonly key: string
  readonly because: "unknown" | OpenQuestion
}

/** Whether two ends go together. Never a guess: without a needed figure the answer is `NotKnown`. */
export type PairVerdict =
  /** All figures that always decide. */
  | { readonly _tag: "Meets"; readonly figures: ReadonlyArray<ComparedFigure> }
  /** The first figure that clashes. */
  | { readonly _tag: "DoesNotMeet"; readonly figure: ComparedFigure }
  /** `figure` is the first missing figure, with the value of the side that has it. */
  | { readonly _tag: "NotKnown"; readonly figure: ComparedFigure; readonly missing: ReadonlyArray<MissingFigure> }

/** An end that all parts of a type have. */
export interface EndDefinition {
  readonly name: string
  readonly kind: string
  readonly role: EndRole
  /** Attribute of the catalog that holds each figure. */
  readonly attributes: ReadonlyArray<{ readonly key: string; readonly attribute: string }>
  /** Attribute values of the variants that have this end; null if all variants have it. */
  readonly only: { readonly attribute: string; readonly values: ReadonlyArray<string> } | null
}

/** Two ends of two part types that mate, with the shopper's sentences. */
export interface Pairing {
  readonly id: string
  /** Optional pairs do not count inside a kit. */
  readonly need: "required" | "optional"
  readonly kind: string
  readonly a: { readonly type: string; readonly end: string }
  readonly b: { readonly type: string; readonly end: string }
  readonly meets: string
  readonly doesNotMeet: string
  readonly notKnown: string
  /** How to resolve a clash; empty if there is no way. */
  readonly remedy: string
}

/**
 * Figures of one end in a family of parts, engines, axles or cars. Ends of other part types use these figures if they mate with the end or
 * replace it.
 */
export interface FamilyFigures {
  readonly end: string
  readonly kind: string
  readonly fromYear: number
  readonly toYear: number
  readonly figures: Figures
  readonly isVerified: boolean
}

/** Reference data of the mating rules. `packages/mating-data` has the tables. */
export interface MatingTables {
  readonly kinds: ReadonlyMap<string, MatingKind>
  /** By `table`, then by two lower-case texts in either order, joined by a tab. `vague`: the left text is too vague to compare. */
  readonly lookups: ReadonlyMap<string, ReadonlyMap<string, "meets" | "clashes" | "vague">>
  /** Figures that a known figure implies, by kind: U-joint series 1310 implies a 1.062 in cap. */
  readonly implied: ReadonlyMap<string, ReadonlyArray<{ readonly key: string; readonly value: FigureValue; readonly figures: Figures }>>
  /** By product type. */
  readonly ends: ReadonlyMap<string, ReadonlyArray<EndDefinition>>
  /** By two product types in the order of the pairing, joined by a tab. */
  readonly pairings: ReadonlyMap<string, ReadonlyArray<Pairing>>
  /** Figures of a label, by type, end, attribute and label, joined by tabs. */
  readonly labels: ReadonlyMap<string, Figures>
  /** Lower-case texts that the other tables use for a figure, by `getTextsKey`. Any other text of a label counts as unknown. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of the ends whose figures apply to an end, by type and end, joined by a tab: the end itself, its mates, and their mates. */
  readonly relatives: ReadonlyMap<string, ReadonlySet<string>>
  /** By family: `transmission:TH350`, `engine:LS Gen III`, `axle:Dana 44`, `car:Ford|Mustang`. */
  readonly families: ReadonlyMap<string, ReadonlyArray<FamilyFigures>>
}

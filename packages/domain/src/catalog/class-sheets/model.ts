/** A number or a text in a condition. */
export type Literal = { readonly _tag: "Number"; readonly value: number } | { readonly _tag: "Text"; readonly value: string }

/** A value in a condition: a fact by its name, or a literal. */
export type Operand = { readonly _tag: "Fact"; readonly name: string } | Literal

export type ComparisonOperator = "=" | "!=" | "<" | "<=" | ">" | ">="

/** A condition of a rule. `Always` is the empty condition. */
export type Condition =
  | { readonly _tag: "Always" }
  | { readonly _tag: "Compare"; readonly left: Operand; readonly operator: ComparisonOperator; readonly right: Operand }
  | { readonly _tag: "Among"; readonly left: Operand; readonly among: ReadonlyArray<Literal> }
  | { readonly _tag: "Not"; readonly condition: Condition }
  | { readonly _tag: "And" | "Or"; readonly conditions: ReadonlyArray<Condition> }

/**
 * Possible values of each fact, by the fact's name in lower case. With one value, the fact is known. With several values, the shopper has
 * not chosen an option yet. An absent fact is unknown.
 */
export type Facts = ReadonlyMap<string, ReadonlyArray<string>>

/**
 * `need`, `limit` and `only` are met if the condition holds, `never` if it does not. `free` allows, `inspect` leaves the decision to the
 * inspector, `trade` allows and costs weight if the condition holds.
 */
export const ruleKinds = ["need", "limit", "only", "never", "free", "inspect", "trade"] as const
export type RuleKind = (typeof ruleKinds)[number]

/** Subject of rules about the whole car. Other subjects are slugs of product types. */
export const CAR_SUBJECT = "car"

/** A rule of a sheet, or the removal of an inherited rule. A rule's id stays the same over the years, because paragraph numbers move. */
export interface SheetRule {
  readonly id: string
  /** Paragraph number of the sheet, as shown to the shopper. */
  readonly paragraph: string
  readonly change: "add" | "change" | "drop"
  readonly about: ReadonlyArray<string>
  /** Null if the rule is dropped. */
  readonly kind: RuleKind | null
  /** The parts or cars that the rule is about. */
  readonly when: Condition
  readonly condition: Condition
  /** Pounds that a trade costs. */
  readonly weight: number
  /** First and last day on which the row counts, as ISO days; null without a limit. */
  readonly from: string | null
  readonly to: string | null
  /** The rule in our words. */
  readonly text: string
}

/** Meaning of a sheet's silence about a part. */
export const silences = ["legal", "not legal", "not ruled"] as const
export type Silence = (typeof silences)[number]

/** The sheet to inherit from: a fixed issue, or the issue of a line that is in force on the day. */
export type Inheritance = { readonly _tag: "Sheet"; readonly id: string } | { readonly _tag: "Line"; readonly line: string }

/** A dated sheet of a class. It lists only the differences from the sheet that it inherits from. */
export interface ClassSheet {
  readonly id: string
  /** The series of yearly sheets. */
  readonly line: string
  readonly kind: "body" | "track"
  readonly publisher: string
  readonly className: string
  /** Slug of the race class. */
  readonly raceType: string
  readonly season: number
  readonly issued: string
  readonly from: string
  /** Null: until further notice. */
  readonly to: string | null
  readonly inherits: Inheritance | null
  /** By area of the car; `*` for all other areas. A child sheet's entries replace those of its parent. */
  readonly silence: ReadonlyMap<string, Silence>
  /** Address of the publisher's own sheet; null if unknown. */
  readonly link: string | null
  readonly rules: ReadonlyArray<SheetRule>
}

/** All sheets that a sheet may inherit from, by id. */
export type SheetLibrary = ReadonlyMap<string, ClassSheet>

/** A rule, with the sheet that states the rule. */
export interface StatedRule extends SheetRule {
  readonly kind: RuleKind
  readonly sheet: ClassSheet
}

/**
 * How far a sheet can be trusted on a day. `ended`: the sheet, or a sheet of another line that it inherits from, has ended. `unconfirmed`:
 * the sheet has no end date and its season is over. `early`: the sheet is not in force yet.
 */
export type SheetAge = "current" | "ended" | "unconfirmed" | "early"

/** An answer by a sheet. `needsFacts`: a fact is missing. Never a promise: the inspector has the last word. */
export type ClassAnswer = "legal" | "notLegal" | "inspector" | "notRuled" | "needsFacts"

export interface ClassVerdict {
  readonly answer: ClassAnswer
  /** The rules that led to the answer; empty if the sheet is silent. */
  readonly by: ReadonlyArray<StatedRule>
  /** Names of missing facts, in the order in which the rules ask. */
  readonly asks: ReadonlyArray<string>
  /** Pounds to add. */
  readonly weight: number
}

/** Most answers of one request. No job asks so many. */
export const MAX_ANSWERS = 30
/** Most rows that a shopper marks as there. */
export const MAX_MARKED_ROWS = 100

/** Whether a fact holds. `open`: the fact is not known, so the shopper is asked. */
export type Truth = boolean | "open"

/** Known facts of a car and its build by name: `front_brakes` is `drum`. An absent fact is not known. */
export type JobFacts = ReadonlyMap<string, string>

/** A fact that conditions read, with the question for it. */
export interface FactDefinition {
  readonly name: string
  readonly question: string
  /** Possible answers; empty for a number or a text. */
  readonly values: ReadonlyArray<string>
  readonly isNumber: boolean
  /** A part's attribute that decides the fact: `{ type: "camshaft", attribute: "Lifter Type" }`. */
  readonly part: { readonly type: string; readonly attribute: string } | null
}

/** A fact that follows from a family or model year of the car. */
export interface FamilyFact {
  /** `engine:LS Gen III`, `transmission:TH350`, `axle:Ford 9 in`, `race:kart` or `car:any`. */
  readonly family: string
  readonly fromYear: number
  readonly toYear: number
  readonly fact: string
  readonly value: string
}

export type LineKind = "part" | "fluid" | "hardware" | "supply" | "tool" | "gear"
export type LineNeed = "needed" | "usually needed" | "replace while you are there" | "reuse if good"

/** Exact attribute labels that a part must not contradict: `Position` is `Front`. */
export type Picks = ReadonlyMap<string, string>

/** One kind of part in a job. It names no product. */
export interface JobLine {
  readonly number: number
  readonly kind: LineKind
  /** Slug of the product type. */
  readonly type: string
  /** Its name in this job, if the name of its type is too general: 'wheel bearing grease'. */
  readonly name: string
  readonly need: LineNeed
  readonly quantity: number
  readonly picks: Picks
  readonly when: string
  /** Lines with the same word are alternatives: any of them is enough. Empty for all others. */
  readonly oneOf: string
  /** Key of the amount of a fluid; empty for other kinds. */
  readonly fluid: string
  readonly why: string
  readonly sources: ReadonlyArray<string>
}

/** Something to look at or measure. */
export interface JobCheck {
  readonly when: "before" | "during" | "after" | "drive"
  readonly text: string
  /** Empty if there is no figure. */
  readonly figure: string
  /** `maker`: the maker's own figure. `general`: not to be relied on without a check. Otherwise an article, as `camber:slug`; empty without a figure. */
  readonly figureFrom: string
  readonly sources: ReadonlyArray<string>
}

/** A whole job, such as a front disc conversion. */
export interface Job {
  readonly slug: string
  readonly title: string
  readonly group: string
  readonly use: "street" | "race" | "both"
  /** Condition under which the job makes sense; empty for any car. */
  readonly when: string
  /** 1 to 5. An estimate. */
  readonly skill: number
  /** Hours of an amateur who has the tools. An estimate. */
  readonly hours: { readonly least: number; readonly most: number }
  /** Facts that decide, in the order in which they are asked. */
  readonly facts: ReadonlyArray<string>
  /** Slugs of jobs that are often done together with it. */
  readonly beside: ReadonlyArray<string>
  /** What people search for. */
  readonly searches: ReadonlyArray<string>
  readonly safety: string
  readonly lines: ReadonlyArray<JobLine>
  readonly checks: ReadonlyArray<JobCheck>
}

/** How much of a fluid a job takes. Never more exact than its source. */
export interface FluidAmount {
  readonly how: string
  /** What to buy. */
  readonly buy: string
  readonly note: string
  readonly sources: ReadonlyArray<string>
}

/** Where a statement comes from. Grade G is general knowledge, which is never worded as a guarantee. */
export interface JobSource {
  readonly grade: "A" | "B" | "C" | "G"
  readonly title: string
  readonly publisher: string
  readonly address: string
}

/** Reference data of the rule. `packages/job-data` has the tables. */
export interface JobTables {
  /** By slug, in display order. */
  readonly jobs: ReadonlyMap<string, Job>
  readonly facts: ReadonlyMap<string, FactDefinition>
  readonly familyFacts: ReadonlyArray<FamilyFact>
  readonly fluids: ReadonlyMap<string, FluidAmount>
  /** Pieces in the usual kits with their position, by product type of the kit. */
  readonly kits: ReadonlyMap<string, ReadonlyArray<{ readonly type: string; readonly count: number; readonly labels: Picks }>>
  /** Names of product types that the jobs need, by slug, for shops that do not sell them. */
  readonly typeNames: ReadonlyMap<string, string>
  readonly sources: ReadonlyMap<string, JobSource>
}

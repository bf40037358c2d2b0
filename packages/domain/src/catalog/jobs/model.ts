/** Most answers of one request. No job asks that many. */
export const MAX_ANSWERS = 30
/** Largest number of rows that a shopper can mark as available. */
export const MAX_MARKED_ROWS = 100

/** Whether a fact holds. `open`: the fact is unknown, so the shopper is asked. */
export type Truth = boolean | "open"

/** Known facts of a car and its build by name: `front_brakes` is `drum`. An absent fact is unknown. */
export type JobFacts = ReadonlyMap<string, string>

/** A fact that conditions read, with the question that asks for it. */
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

/** One kind of part in a job. A line names a part type, never a product. */
export interface JobLine {
  readonly number: number
  readonly kind: LineKind
  /** Slug of the product type. */
  readonly type: string
  /** Name of the part in this job, if the name of its type is too general: 'wheel bearing grease'. */
  readonly name: string
  readonly need: LineNeed
  readonly quantity: number
  readonly picks: Picks
  readonly when: string
  /** Lines with the same word are alternatives, of which one is enough. Empty for lines without alternatives. */
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
  /**
   * `maker`: the maker's own figure. `general`: general knowledge, which must be checked before use. Otherwise an article, as
   * `camber:slug`; empty without a figure.
   */
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
  /** Hours for an amateur who has the tools. An estimate. */
  readonly hours: { readonly least: number; readonly most: number }
  /** Facts that the plan depends on, in the order of their questions. */
  readonly facts: ReadonlyArray<string>
  /** Slugs of jobs that are often done together with this job. */
  readonly beside: ReadonlyArray<string>
  /** Searches with which people look for the job. */
  readonly searches: ReadonlyArray<string>
  readonly safety: string
  readonly lines: ReadonlyArray<JobLine>
  readonly checks: ReadonlyArray<JobCheck>
}

/** The amount of a fluid that a job takes. Never more exact than its source. */
export interface FluidAmount {
  readonly how: string
  /** What to buy. */
  readonly buy: string
  readonly note: string
  readonly sources: ReadonlyArray<string>
}

/** Source of a statement. Grade G is general knowledge, which is never worded as a guarantee. */
export interface JobSource {
  readonly grade: "A" | "B" | "C" | "G"
  readonly title: string
  readonly publisher: string
  readonly address: string
}

/** Reference data of the job planner. `packages/job-data` has the tables. */
export interface JobTables {
  /** By slug, in display order. */
  readonly jobs: ReadonlyMap<string, Job>
  readonly facts: ReadonlyMap<string, FactDefinition>
  readonly familyFacts: ReadonlyArray<FamilyFact>
  readonly fluids: ReadonlyMap<string, FluidAmount>
  /** Pieces in common kits with their position, by product type of the kit. */
  readonly kits: ReadonlyMap<string, ReadonlyArray<{ readonly type: string; readonly count: number; readonly labels: Picks }>>
  /** Names of product types that the jobs need, by slug, for shops that do not sell them. */
  readonly typeNames: ReadonlyMap<string, string>
  readonly sources: ReadonlyMap<string, JobSource>
}

import { Schema } from "effect"
import { CentsOnWire } from "../../foundation/money/model.ts"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Verdict } from "../../vehicles/fitment/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { Quantity, SkuBaseNumber, SkuVariantNumber } from "../catalog/sku.ts"
import { PairAnswer } from "../mating/calls.ts"
import { MAX_ANSWERS, MAX_MARKED_ROWS } from "./model.ts"

/** Longest slug of a job, and longest name of a fact or answer. */
const MAX_NAME_LENGTH = 60

const name = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_NAME_LENGTH))

/** A job on the index page, in search results and beside a product. */
export const JobTile = Schema.Struct({
  slug: Schema.String,
  title: Schema.String,
  group: Schema.String,
  /** 1 to 5. An estimate. */
  skill: Schema.Int,
  leastHours: Schema.Number,
  mostHours: Schema.Number
})
export interface JobTile extends Schema.Struct.Type<typeof JobTile.fields> {}

/** Source of a statement. */
export const JobReference = Schema.Struct({ title: Schema.String, publisher: Schema.String, url: Schema.NullOr(Schema.String) })
export interface JobReference extends Schema.Struct.Type<typeof JobReference.fields> {}

/** A variant to buy for a row. */
export const JobItem = Schema.Struct({ skuVariantNumber: SkuVariantNumber, quantity: Quantity })
export interface JobItem extends Schema.Struct.Type<typeof JobItem.fields> {}

/** The part of a set for one row. Its price is for all pieces. */
export const JobPart = Schema.Struct({
  skuBaseNumber: SkuBaseNumber,
  url: Schema.String,
  title: Schema.String,
  brand: Schema.String,
  details: Schema.String,
  imageUrl: Schema.String,
  availabilityText: Schema.String,
  price: CentsOnWire,
  coreCharge: CentsOnWire,
  /** Null for a part that is not for vehicles, such as brake fluid. */
  fit: Schema.NullOr(Verdict),
  items: Schema.Array(JobItem)
})
export interface JobPart extends Schema.Struct.Type<typeof JobPart.fields> {}

/** Pieces that the shopper has. */
export const JobPieces = Schema.Struct({
  place: Schema.Literals(["owned", "marked", "listed", "inCart"]),
  title: Schema.String,
  count: Schema.Int
})
export interface JobPieces extends Schema.Struct.Type<typeof JobPieces.fields> {}

/**
 * `notSold`: the shop has no part of this kind. `noneFits`: none of its parts fits the car and this job. `check`: the shopper must check
 * whether the existing part is still good.
 */
export const JobRowState = Schema.Literals(["there", "missing", "check", "notSold", "noneFits"])
export type JobRowState = typeof JobRowState.Type

/** A kind of part, fluid, hardware or tool of a planned job. */
export const JobRow = Schema.Struct({
  number: Schema.Int,
  section: Schema.Literals(["needed", "usual", "beside", "reuse", "tools"]),
  kind: Schema.Literals(["part", "fluid", "hardware", "supply", "tool", "gear"]),
  name: Schema.String,
  /** Part type under which a car can keep the part on its build sheet. Null for other kinds, and for types that the shop lacks. */
  typeSlug: Schema.NullOr(Schema.String),
  quantity: Schema.Int,
  missing: Schema.Int,
  state: JobRowState,
  covered: Schema.Array(JobPieces),
  /** Amount of a fluid, and what to buy. Null for other kinds. */
  amount: Schema.NullOr(Schema.String),
  why: Schema.String,
  /** Whether the row is general knowledge, with no source of its own. */
  isGeneral: Schema.Boolean,
  references: Schema.Array(JobReference),
  /** Listing of the type. Null if the shop does not sell parts of the type. */
  href: Schema.NullOr(Schema.String),
  /** The part of the set at each budget. Null without a car, for a row whose part the shopper has, and if no part suits. */
  value: Schema.NullOr(JobPart),
  middle: Schema.NullOr(JobPart),
  premium: Schema.NullOr(JobPart)
})
export interface JobRow extends Schema.Struct.Type<typeof JobRow.fields> {}

/** Something to look at or measure. `figureFrom` is the origin of the figure. */
export const PlannedCheck = Schema.Struct({
  when: Schema.Literals(["before", "during", "after", "drive"]),
  text: Schema.String,
  figure: Schema.NullOr(Schema.String),
  figureFrom: Schema.Literals(["maker", "general", "article", "none"]),
  /** Slug of the article that a figure comes from. */
  article: Schema.NullOr(Schema.String),
  references: Schema.Array(JobReference)
})
export interface PlannedCheck extends Schema.Struct.Type<typeof PlannedCheck.fields> {}

/** A fact that decides about a part. `values` is empty for a number. */
export const JobQuestion = Schema.Struct({
  fact: Schema.String,
  question: Schema.String,
  values: Schema.Array(Schema.String)
})
export interface JobQuestion extends Schema.Struct.Type<typeof JobQuestion.fields> {}

/** A fact that the plan uses. `because` is null for an answer of the shopper. */
export const JobAssumption = Schema.Struct({
  fact: Schema.String,
  question: Schema.String,
  values: Schema.Array(Schema.String),
  value: Schema.String,
  because: Schema.NullOr(Schema.String)
})
export interface JobAssumption extends Schema.Struct.Type<typeof JobAssumption.fields> {}

/** Two parts of a set, or a part of the set and a part that the shopper has, compared where they join. */
export const JobPair = Schema.Struct({ titles: Schema.Array(Schema.String), ...PairAnswer.fields })
export interface JobPair extends Schema.Struct.Type<typeof JobPair.fields> {}

/** The set at one budget. The rows contain its parts. */
export const JobSet = Schema.Struct({
  budget: Schema.Literals(["value", "middle", "premium"]),
  pairs: Schema.Array(JobPair),
  /** Rows without a part because all candidates clash with other parts of the set. */
  clashing: Schema.Array(Schema.Int)
})
export interface JobSet extends Schema.Struct.Type<typeof JobSet.fields> {}

/** A job planned for one car and the parts that its owner has. */
export const JobPlan = Schema.Struct({
  ...JobTile.fields,
  safety: Schema.NullOr(Schema.String),
  isForCar: Schema.Boolean,
  /** Whether the job is for another kind of car than the selected car. */
  isForOtherCar: Schema.Boolean,
  /** Listing path of the car. */
  carPath: Schema.NullOr(Schema.String),
  rows: Schema.Array(JobRow),
  checks: Schema.Array(PlannedCheck),
  questions: Schema.Array(JobQuestion),
  assumptions: Schema.Array(JobAssumption),
  sets: Schema.Array(JobSet),
  beside: Schema.Array(JobTile)
})
export interface JobPlan extends Schema.Struct.Type<typeof JobPlan.fields> {}

/** Lists every job in display order. */
export const jobTiles = {
  service: "checkout",
  operation: "jobTiles",
  id: "720063ac6d9d45d5d73a0e5c47e2c5d02b94e6bf2bf099daa46c804cf13f8839",
  variables: Schema.Struct({}),
  result: Schema.Struct({ jobTiles: Schema.Array(JobTile) })
} satisfies Call<object, object>

/** Plans a job for a car. With a visitor, parts in the cart, on lists and in orders count as available. Null for an unknown job. */
export const jobPlan = {
  service: "checkout",
  operation: "jobPlan",
  id: "fecbef693c6cf9d17ad22ff954d88dcfa062705032a7fc2b4b0e41ac51f7fbe8",
  variables: Schema.Struct({
    slug: name,
    project: Schema.NullOr(Project),
    webUserGuid: Schema.NullOr(WebUserGuid),
    answers: Schema.Array(Schema.Struct({ fact: name, value: name })).check(Schema.isMaxLength(MAX_ANSWERS)),
    /** Numbers of the rows whose part the shopper has marked as available. */
    marked: Schema.Array(Schema.Int).check(Schema.isMaxLength(MAX_MARKED_ROWS))
  }),
  result: Schema.Struct({ jobPlan: Schema.NullOr(JobPlan) })
} satisfies Call<object, object>

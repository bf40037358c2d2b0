import { Schema } from "effect"
import type { Call } from "../../foundation/ports/Call.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { ProjectId } from "../../vehicles/garage/model.ts"
import { Project } from "../../vehicles/vehicle/model.ts"
import { MAX_SKU_LENGTH } from "../catalog/sku.ts"
import { PitNotes } from "./pitNotes.ts"

/** Largest number of parts that are judged at once. */
export const MAX_JUDGED_PARTS = 100
/** Largest number of parts beyond `MAX_JUDGED_PARTS` that a request counts. */
const MAX_OMITTED = 10_000

/** Limits the parts of a request. `omitted` counts the other parts. A build with omitted parts is never legal. */
export const limitJudgedParts = (parts: ReadonlyArray<string>): { readonly parts: ReadonlyArray<string>; readonly omitted: number } => ({
  parts: parts.slice(0, MAX_JUDGED_PARTS),
  omitted: Math.min(MAX_OMITTED, Math.max(0, parts.length - MAX_JUDGED_PARTS))
})

/** Largest number of facts of one car. */
export const MAX_FACTS = 200

const text = Schema.NullOr(Schema.String)
const bounded = (length: number) => Schema.String.check(Schema.isMaxLength(length))
const sku = Schema.NonEmptyString.check(Schema.isMaxLength(MAX_SKU_LENGTH))

/** A sheet of the shop by its id, or a shared one by the token of its link. */
export const SheetReference = Schema.NonEmptyString.check(Schema.isMaxLength(60))

/** A sheet without its rules. */
export const SheetSummary = Schema.Struct({
  reference: Schema.String,
  /** Series of yearly sheets that another sheet can inherit from; null for a shared sheet. */
  line: text,
  /** 'Hobby Stock 2026, Prairie Short Track Union'. */
  title: Schema.String,
  /** Slug and name of the race class of the shop. */
  raceType: Schema.String,
  raceName: Schema.String,
  season: Schema.Int,
  /** 'Issued November 14, 2025. In force from January 1, 2026 to December 31, 2026.' */
  dates: Schema.String,
  /** Prominent notice that the sheet is old; null for a current sheet. */
  notice: text,
  /** Page of the sheet. */
  href: Schema.String,
  /** Address of the publisher's own sheet; null if unknown. */
  link: text
})
export interface SheetSummary extends Schema.Struct.Type<typeof SheetSummary.fields> {}

/** A rule, as stated by its sheet. */
export const ClassRuleText = Schema.Struct({
  id: Schema.String,
  paragraph: Schema.String,
  /** 'Limit', 'Not allowed'. */
  kind: Schema.String,
  text: Schema.String,
  /** Title and date of the sheet that states the rule: 'Hobby Stock 2026, Tallow Bend Speedway', 'February 20, 2026'. */
  sheet: Schema.String,
  issued: Schema.String,
  href: Schema.String
})
export interface ClassRuleText extends Schema.Struct.Type<typeof ClassRuleText.fields> {}

/** Rules of one area of the car. */
export const SheetArea = Schema.Struct({
  name: Schema.String,
  /** Meaning of the sheet's silence about parts of the area: 'Parts that the sheet does not name are not legal.' */
  silence: Schema.String,
  rules: Schema.Array(ClassRuleText)
})
export interface SheetArea extends Schema.Struct.Type<typeof SheetArea.fields> {}

/** A sheet from which a later one inherits. */
export const ParentSheet = Schema.Struct({ title: Schema.String, href: Schema.String })

/** A sheet with all rules in force, inherited ones included. */
export const SheetView = Schema.Struct({
  ...SheetSummary.fields,
  /** Titles of the sheets that this sheet inherits from, oldest first. */
  basedOn: Schema.Array(ParentSheet),
  areas: Schema.Array(SheetArea)
})
export interface SheetView extends Schema.Struct.Type<typeof SheetView.fields> {}

/** A question about a missing fact. Without choices the answer is a number or a free text. */
export const FactQuestion = Schema.Struct({
  /** The car, or the SKU of a part. */
  subject: Schema.String,
  name: Schema.String,
  label: Schema.String,
  values: Schema.Array(Schema.String)
})
export interface FactQuestion extends Schema.Struct.Type<typeof FactQuestion.fields> {}

/** Answer for one part or the car. */
export const SubjectVerdict = Schema.Struct({
  /** SKU as requested; `car` for the car. */
  subject: Schema.String,
  title: Schema.String,
  url: text,
  answer: Schema.Literals(["legal", "notLegal", "inspector", "notRuled", "needsFacts"]),
  /** 'Legal', 'Not legal', 'The inspector decides', 'Not ruled' or 'Not known yet'. */
  label: Schema.String,
  /** '25 lb to add', or what the sheet's silence means; null if there is nothing to add. */
  note: text,
  rules: Schema.Array(ClassRuleText),
  questions: Schema.Array(FactQuestion)
})
export interface SubjectVerdict extends Schema.Struct.Type<typeof SubjectVerdict.fields> {}

/** Answers of one sheet for parts and the car. */
export const ClassReport = Schema.Struct({
  sheet: SheetSummary,
  /** Whether the visitor chose the sheet for the car; otherwise it is the sheet of the car's class. */
  isChosen: Schema.Boolean,
  /** Answer for the whole build. */
  answer: SubjectVerdict.fields.answer,
  label: Schema.String,
  /** 'By the sheet of November 14, 2025. The inspector has the last word. 1 part was not judged.' */
  note: Schema.String,
  parts: Schema.Array(SubjectVerdict),
  /** Null if only parts were asked about. */
  car: Schema.NullOr(SubjectVerdict),
  /** Questions that the visitor answered, with the same choices as before. */
  answered: Schema.Array(FactQuestion)
})
export interface ClassReport extends Schema.Struct.Type<typeof ClassReport.fields> {}

/**
 * The shop's sheets for the class with this slug, newest season first. Returns all sheets for a null slug, and null for an unknown class.
 */
export const classSheets = {
  service: "products",
  operation: "classSheets",
  id: "4af17479311a4594a1c7c164289b67b71a69b5022f79300eb9a484052d29cdcd",
  variables: Schema.Struct({ raceType: Schema.NullOr(bounded(80)) }),
  result: Schema.Struct({ classSheets: Schema.NullOr(Schema.Array(SheetSummary)) })
} satisfies Call<object, object>

/** A sheet with its rules as of today; null if it does not exist. */
export const classSheet = {
  service: "products",
  operation: "classSheet",
  id: "c04e025d066ce53b8a0efefc5dcfcdd3c60f9950bf8e502f4e8e4ea7733099ff",
  variables: Schema.Struct({ reference: SheetReference }),
  result: Schema.Struct({ classSheet: Schema.NullOr(SheetView) })
} satisfies Call<object, object>

/**
 * Judges parts, and the car if requested, by a sheet: the requested sheet, otherwise the sheet that the visitor chose for the car,
 * otherwise the newest sheet of the car's class. Null without a sheet. Only the visitor's own facts are used.
 */
export const classReport = {
  service: "checkout",
  operation: "classReport",
  id: "51dc2d612992376582ddbe3bca6fcaf3b4069845612726412e225171dc58514d",
  variables: Schema.Struct({
    webUserGuid: Schema.NullOr(WebUserGuid),
    sheet: Schema.NullOr(SheetReference),
    project: Schema.NullOr(Project),
    parts: Schema.Array(sku).check(Schema.isMaxLength(MAX_JUDGED_PARTS)),
    /** Number of parts of the build beyond the limit. */
    omitted: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MAX_OMITTED })),
    withCar: Schema.Boolean
  }),
  result: Schema.Struct({ classReport: Schema.NullOr(ClassReport) })
} satisfies Call<object, object>

/** Answer for a part on a build sheet. A kit has the answers of its parts. */
export const OwnedVerdict = Schema.Struct({
  /** Id of the part on the build sheet. */
  id: Schema.String,
  ...SubjectVerdict.fields
})
export interface OwnedVerdict extends Schema.Struct.Type<typeof OwnedVerdict.fields> {}

/** Answers for the parts on a car's build sheet, and for the car with these parts. */
export const OwnedReport = Schema.Struct({ ...ClassReport.fields, parts: Schema.Array(OwnedVerdict) })
export interface OwnedReport extends Schema.Struct.Type<typeof OwnedReport.fields> {}

/**
 * Judges the build sheet of a saved car by the sheet that the visitor chose for it, otherwise by the newest sheet of the car's class. Null
 * without a sheet, or if the garage has no such car.
 */
export const ownedReport = {
  service: "checkout",
  operation: "ownedReport",
  id: "e64b40c0c2afa5aaf8e7382b9c41a209d03f09b75f23e9ca5de8fca14ec27e24",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, projectId: ProjectId }),
  result: Schema.Struct({ ownedReport: Schema.NullOr(OwnedReport) })
} satisfies Call<object, object>

/** A fact that the visitor stated. An empty value removes the fact. */
export const StatedFact = Schema.Struct({ subject: bounded(MAX_SKU_LENGTH), name: bounded(80), value: bounded(80) })
export interface StatedFact extends Schema.Struct.Type<typeof StatedFact.fields> {}

/** The visitor's statements about a race car. */
export const RaceCar = Schema.Struct({
  /** The chosen sheet; null for the sheet of the class. */
  sheet: text,
  facts: Schema.Array(StatedFact),
  pit: PitNotes,
  /** Whether the owner gets reminders of the car's dates by email. Absent or null without an account, and for a car that is not saved. */
  reminds: Schema.optionalKey(Schema.NullOr(Schema.Boolean))
})
export interface RaceCar extends Schema.Struct.Type<typeof RaceCar.fields> {}

/** The visitor's own statements about a car; empty if there are none. */
export const raceCar = {
  service: "checkout",
  operation: "raceCar",
  id: "a27bfdd27a550bbea4c0e8cb495740fa3c52b900a5cfee77f0c06473e66ac614",
  variables: Schema.Struct({ webUserGuid: WebUserGuid, project: Project }),
  result: Schema.Struct({ raceCar: RaceCar })
} satisfies Call<object, object>

import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import {
  ClassReport,
  ClassRuleText,
  FactQuestion,
  OwnedReport,
  OwnedVerdict,
  ParentSheet,
  RaceCar,
  SheetArea,
  SheetSummary,
  SheetView,
  StatedFact,
  SubjectVerdict
} from "./calls.ts"
import { DatedItem, PitNotes } from "./pitNotes.ts"
import { SheetHeadInput, UploadProblem, UploadResult } from "./forms/calls.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  mutations: ["chooseSheet", "stateFacts", "uploadSheet", "withdrawSheet", "savePitNotes", "remindOfDates"],
  types: {
    ClassReport,
    ClassRuleText,
    DatedItem,
    FactQuestion,
    OwnedReport,
    OwnedVerdict,
    ParentSheet,
    PitNotes,
    RaceCar,
    SheetArea,
    SheetSummary,
    SheetView,
    StatedFact,
    SubjectVerdict,
    UploadProblem,
    UploadResult
  },
  inputs: { SheetHeadInput, StatedFactInput: StatedFact, DatedItemInput: DatedItem, PitNotesInput: PitNotes },
  texts: {
    "Query.classSheets": "Sheets that the shop has for a race class, newest season first. Null for an unknown class.",
    "Query.classSheet": "A sheet of the shop or a shared one, with the rules in force today. Null if it does not exist.",
    "Query.classReport": "Judges parts and the car by a class sheet. Null if the car has no sheet.",
    "Query.ownedReport": "Judges the build sheet of a saved car. Null without a class sheet or such a car.",
    "Mutation.uploadSheet": "Stores a track's sheet. A sheet with problems is not stored.",
    "Mutation.stateFacts": "An empty value removes the fact.",
    SubjectVerdict: "By the sheet of its date. The inspector has the last word.",
    "SheetSummary.notice": "Warning to show loudly if the sheet is old."
  }
}

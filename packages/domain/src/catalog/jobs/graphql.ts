import type { Vocabulary } from "../../foundation/graphql/Vocabulary.ts"
import {
  JobAssumption,
  JobItem,
  JobPair,
  JobPart,
  JobPieces,
  JobPlan,
  jobPlan,
  JobQuestion,
  JobReference,
  JobRow,
  JobSet,
  JobTile,
  PlannedCheck
} from "./calls.ts"

/** GraphQL names and descriptions of this capability's calls. */
export const vocabulary: Vocabulary = {
  types: {
    JobAssumption,
    JobItem,
    JobPair,
    JobPart,
    JobPieces,
    JobPlan,
    JobQuestion,
    JobReference,
    JobRow,
    JobSet,
    JobTile,
    PlannedCheck
  },
  inputs: { JobAnswerInput: jobPlan.variables.fields.answers.value },
  texts: {
    "Query.jobTiles": "Every job in display order.",
    "Query.jobPlan":
      "A job for a car and what the visitor has: what is missing, what to ask, and a set at three budgets. Null for an unknown job.",
    "JobRow.why": "General knowledge unless the row has references.",
    "JobSet.clashing": "Rows without a part because all parts would clash with the others."
  }
}

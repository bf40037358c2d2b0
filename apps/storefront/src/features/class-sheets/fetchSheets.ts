import { classSheet, classSheets, type SheetSummary, type SheetView } from "@camber/domain/class-sheets"
import { callService } from "@camber/domain/ports"
import { Effect } from "effect"
import type { RunProgram } from "../../foundation/page/Pages.ts"

/** Fetches the sheets of a class. Null for an unknown class. Loads in its own chunk, because only the pages of sheets run it. */
export const fetchClassSheets = (answer: RunProgram, raceType: string): Promise<ReadonlyArray<SheetSummary> | null> =>
  answer(() => Effect.map(callService(classSheets, { raceType }), (given) => given.classSheets))

/** Fetches a sheet with its rules. Null for an unknown sheet. */
export const fetchSheet = (answer: RunProgram, reference: string): Promise<SheetView | null> =>
  answer(() => Effect.map(callService(classSheet, { reference }), (given) => given.classSheet))

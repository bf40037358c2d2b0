import { Context, Effect, Layer } from "effect"
import { type Call, callService } from "../../../foundation/ports/Call.ts"
import { Http } from "../../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../../foundation/visitor/Visitor.ts"
import type { Project } from "../../../vehicles/vehicle/model.ts"
import { classSheets, type SheetSummary, type StatedFact } from "../calls.ts"
import { settleSheetCall, type SheetAnswer } from "../ClassSheets.ts"
import type { SheetHead } from "../parseSheetHead.ts"
import type { PitNotes } from "../pitNotes.ts"
import { chooseSheet, ownSheets, remindOfDates, savePitNotes, stateFacts, type UploadResult, uploadSheet, withdrawSheet } from "./calls.ts"

/** An upload of a sheet, as typed. */
export interface SheetUpload {
  readonly head: SheetHead
  readonly rules: string
  /** The visitor's own sheet to replace, which keeps its link; null to create a new link. */
  readonly replaces: string | null
}

/** Changes of a visitor's race cars and sheets. Never fails: returns `noResponse` after a failure, which is logged. */
export class SheetForms extends Context.Service<
  SheetForms,
  {
    /** Sheets of all classes that the shop has. */
    readonly list: SheetAnswer<ReadonlyArray<SheetSummary>>
    /** False for an unknown sheet, and for a visitor without a GUID. */
    readonly choose: (project: Project, sheet: string | null) => SheetAnswer<boolean>
    readonly state: (project: Project, facts: ReadonlyArray<StatedFact>) => SheetAnswer<boolean>
    readonly savePit: (project: Project, pit: PitNotes) => SheetAnswer<boolean>
    /** Accepts or stops reminders by email. False without an account, and for a car that is not saved. */
    readonly remind: (project: Project, isOn: boolean) => SheetAnswer<boolean>
    /** Null for a visitor without a GUID. */
    readonly upload: (upload: SheetUpload) => SheetAnswer<UploadResult | null>
    readonly own: SheetAnswer<ReadonlyArray<SheetSummary>>
    readonly withdraw: (sheet: string) => SheetAnswer<boolean>
  }
>()("@camber/domain/class-sheets/SheetForms") {
  static readonly layer: Layer.Layer<SheetForms, never, Visitor | Http> = Layer.effect(
    SheetForms,
    Effect.gen(function* () {
      const [visitor, http] = [yield* Visitor, yield* Http]

      /** Sends a call for the visitor. Returns the alternative if the visitor has no GUID. */
      const ask = <Variables, Result, A, B>(
        failure: string,
        call: Call<Variables, Result>,
        variables: (webUserGuid: WebUserGuid) => Variables,
        read: (result: Result) => A,
        without: B
      ): SheetAnswer<A | B> =>
        settleSheetCall(
          http,
          failure,
          callServiceAsVisitor(
            visitor,
            Effect.flatMap(visitor.guid, (guid) =>
              guid === null
                ? Effect.succeed<A | B>(without)
                : Effect.map(callService(call, variables(guid)), (result): A | B => read(result))
            )
          )
        )

      return SheetForms.of({
        list: settleSheetCall(
          http,
          "Failed to list class sheets",
          Effect.map(callService(classSheets, { raceType: null }), (answer) => answer.classSheets ?? [])
        ),
        choose: (project, sheet) =>
          ask(
            "Failed to choose a class sheet",
            chooseSheet,
            (webUserGuid) => ({ webUserGuid, project, sheet }),
            (answer) => answer.chooseSheet,
            false
          ),
        state: (project, facts) =>
          ask(
            "Failed to save facts of a race car",
            stateFacts,
            (webUserGuid) => ({ webUserGuid, project, facts }),
            (answer) => answer.stateFacts,
            false
          ),
        savePit: (project, pit) =>
          ask(
            "Failed to save the notes of a race car",
            savePitNotes,
            (webUserGuid) => ({ webUserGuid, project, pit }),
            (answer) => answer.savePitNotes,
            false
          ),
        remind: (project, isOn) =>
          ask(
            "Failed to change reminders of a race car",
            remindOfDates,
            (webUserGuid) => ({ webUserGuid, project, isOn }),
            (answer) => answer.remindOfDates,
            false
          ),
        upload: (upload) =>
          ask(
            "Failed to upload a class sheet",
            uploadSheet,
            (webUserGuid) => ({ webUserGuid, ...upload }),
            (answer) => answer.uploadSheet,
            null
          ),
        own: ask(
          "Failed to list uploaded class sheets",
          ownSheets,
          (webUserGuid) => ({ webUserGuid }),
          (answer) => answer.ownSheets,
          []
        ),
        withdraw: (sheet) =>
          ask(
            "Failed to withdraw a class sheet",
            withdrawSheet,
            (webUserGuid) => ({ webUserGuid, sheet }),
            (answer) => answer.withdrawSheet,
            false
          )
      })
    })
  )
}

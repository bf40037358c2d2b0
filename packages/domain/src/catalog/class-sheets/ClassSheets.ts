import { Context, Effect, Layer } from "effect"
import { type Call, callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import {
  chooseSheet,
  type ClassReport,
  classReport,
  classSheets,
  ownSheets,
  type RaceCar,
  raceCar,
  savePitNotes,
  type SheetSummary,
  type StatedFact,
  stateFacts,
  type UploadResult,
  uploadSheet,
  withdrawSheet
} from "./calls.ts"
import type { PitNotes } from "./pitNotes.ts"
import type { SheetHead } from "./parseSheetHead.ts"

/** Subjects of a report, and the sheet to judge them by. */
export interface ReportRequest {
  /** A sheet to judge by; null for that of the car. */
  readonly sheet: string | null
  readonly project: Project | null
  /** SKUs of parts. */
  readonly parts: ReadonlyArray<string>
  readonly withCar: boolean
}

/** An upload of a sheet, as typed. */
export interface SheetUpload {
  readonly head: SheetHead
  readonly rules: string
  /** Own sheet whose link stays; null for a new link. */
  readonly replaces: string | null
}

type Answer<A> = Effect.Effect<A | "noResponse">

/** Class sheets and the visitor's race cars. Never fails: returns `noResponse` after a failure, which is logged. */
export class ClassSheets extends Context.Service<
  ClassSheets,
  {
    /** Sheets of a race class by its slug; of all classes for null. Null for an unknown class. */
    readonly list: (raceType: string | null) => Answer<ReadonlyArray<SheetSummary> | null>
    /** Null without a sheet for the car, and for bots. */
    readonly report: (request: ReportRequest) => Answer<ClassReport | null>
    /** False for an unknown sheet, and for a visitor without a GUID. */
    readonly choose: (project: Project, sheet: string | null) => Answer<boolean>
    readonly state: (project: Project, facts: ReadonlyArray<StatedFact>) => Answer<boolean>
    /** Null for a visitor without a GUID. */
    readonly upload: (upload: SheetUpload) => Answer<UploadResult | null>
    readonly own: Answer<ReadonlyArray<SheetSummary>>
    readonly withdraw: (sheet: string) => Answer<boolean>
    /** Null for a visitor without a GUID. */
    readonly car: (project: Project) => Answer<RaceCar | null>
    readonly savePit: (project: Project, pit: PitNotes) => Answer<boolean>
  }
>()("@camber/domain/class-sheets/ClassSheets") {
  static readonly layer: Layer.Layer<ClassSheets, never, Visitor | Http> = Layer.effect(
    ClassSheets,
    Effect.gen(function* () {
      const [visitor, http] = [yield* Visitor, yield* Http]

      const settle = <A, E>(failure: string, request: Effect.Effect<A, E, Http>): Answer<A> =>
        request.pipe(
          Effect.tapError((error) => Effect.logError(failure, error)),
          Effect.orElseSucceed(() => "noResponse" as const),
          Effect.provideService(Http, http)
        )

      /** Sends a call for the visitor. Returns the alternative without a GUID. */
      const ask = <Variables, Result, A, B>(
        failure: string,
        call: Call<Variables, Result>,
        variables: (webUserGuid: WebUserGuid) => Variables,
        read: (result: Result) => A,
        without: B
      ): Answer<A | B> =>
        settle(
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

      const report = (request: ReportRequest) =>
        callServiceAsVisitor(
          visitor,
          Effect.flatMap(visitor.guid, (webUserGuid) =>
            Effect.map(callService(classReport, { webUserGuid, ...request }), (answer) => answer.classReport)
          )
        )

      return ClassSheets.of({
        list: (raceType) =>
          settle(
            "Failed to list class sheets",
            Effect.map(callService(classSheets, { raceType }), (answer) => answer.classSheets)
          ),
        report: (request) =>
          settle(
            "Failed to judge parts by a class sheet",
            Effect.flatMap(visitor.isBot, (isBot) => (isBot ? Effect.succeed(null) : report(request)))
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
          ),
        car: (project) =>
          ask(
            "Failed to load a race car",
            raceCar,
            (webUserGuid) => ({ webUserGuid, project }),
            (answer): RaceCar | null => answer.raceCar,
            null
          ),
        savePit: (project, pit) =>
          ask(
            "Failed to save the notes of a race car",
            savePitNotes,
            (webUserGuid) => ({ webUserGuid, project, pit }),
            (answer) => answer.savePitNotes,
            false
          )
      })
    })
  )
}

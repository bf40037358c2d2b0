import { Context, Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callService } from "../../foundation/ports/Call.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { ProjectId } from "../../vehicles/garage/model.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import { type ClassReport, classReport, limitJudgedParts, type OwnedReport, ownedReport, type RaceCar, raceCar } from "./calls.ts"

/** The parts and the car to judge, and the sheet to judge them by. */
export interface ReportRequest {
  /** The sheet to judge by; null for the car's own sheet. */
  readonly sheet: string | null
  readonly project: Project | null
  /** SKUs of parts. SKUs beyond the limit are only counted. */
  readonly parts: ReadonlyArray<string>
  readonly withCar: boolean
}

/** Answer of a service; `noResponse` after a failure, which is logged. */
export type SheetAnswer<A> = Effect.Effect<A | "noResponse">

/** Provides the connection for a request, and logs its failure. */
export const settleSheetCall = <A, E>(http: Http["Service"], failure: string, request: Effect.Effect<A, E, Http>): SheetAnswer<A> =>
  request.pipe(
    Effect.tapError((error) => Effect.logError(failure, error)),
    Effect.orElseSucceed(() => "noResponse" as const),
    Effect.provideService(Http, http)
  )

/** Answers of class sheets, and the visitor's race cars. `SheetForms` changes them, because only form pages need changes. */
export class ClassSheets extends Context.Service<
  ClassSheets,
  {
    /** Null without a sheet for the car, and for bots. */
    readonly report: (request: ReportRequest) => SheetAnswer<ClassReport | null>
    /** Answers for the build sheet of a saved car. Null without a sheet for the car, without such a car, and for bots. */
    readonly ownedReport: (projectId: ProjectId) => SheetAnswer<OwnedReport | null>
    /** Null for a visitor without a GUID. */
    readonly car: (project: Project) => SheetAnswer<RaceCar | null>
  }
>()("@camber/domain/class-sheets/ClassSheets") {
  static readonly layer: Layer.Layer<ClassSheets, never, Visitor | Http> = Layer.effect(
    ClassSheets,
    Effect.gen(function* () {
      const [visitor, http] = [yield* Visitor, yield* Http]
      const judge = (request: ReportRequest) =>
        callServiceAsVisitor(
          visitor,
          Effect.flatMap(visitor.guid, (webUserGuid) =>
            Effect.map(
              callService(classReport, { webUserGuid, ...request, ...limitJudgedParts(request.parts) }),
              (answer) => answer.classReport
            )
          )
        )
      return ClassSheets.of({
        report: (request) =>
          settleSheetCall(
            http,
            "Failed to judge parts by a class sheet",
            Effect.flatMap(visitor.isBot, (isBot) => (isBot ? Effect.succeed(null) : judge(request)))
          ),
        ownedReport: (projectId) =>
          settleSheetCall(
            http,
            "Failed to judge a build sheet by a class sheet",
            callServiceAsVisitor(
              visitor,
              Effect.gen(function* () {
                const webUserGuid = yield* visitor.guid
                if (webUserGuid === null || (yield* visitor.isBot)) return null
                return (yield* callService(ownedReport, { webUserGuid, projectId })).ownedReport
              })
            )
          ),
        car: (project) =>
          settleSheetCall(
            http,
            "Failed to load a race car",
            callServiceAsVisitor(
              visitor,
              Effect.flatMap(visitor.guid, (webUserGuid) =>
                webUserGuid === null
                  ? Effect.succeed(null)
                  : Effect.map(callService(raceCar, { webUserGuid, project }), (answer) => answer.raceCar)
              )
            )
          )
      })
    })
  )
}

import { Context, Effect, Layer, Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import type { Paint } from "../vehicle/paint.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type GarageContext, createGarageModel, toGarageState } from "./GarageModel.ts"
import { createGarageCommands } from "./createGarageCommands.ts"
import { GARAGE_MESSAGE, type GarageOpening, type GarageOutcome, type GarageState, type GarageStep } from "./state.ts"
import { createDispatch } from "./createDispatch.ts"
import { createFormCommands } from "./createFormCommands.ts"
import { createPartTypeLinkCommand } from "./createPartTypeLinkCommand.ts"
import { createVinCommand, type VinOutcome } from "./createVinCommand.ts"
import type { ProjectId } from "./model.ts"

/**
 * The garage: its list, the selected project, and the flow that adds to it. Begins from the server's selection. Commands never fail: a
 * call that does is logged and shows as `failure` (GAR-69).
 */
export class Garage extends Context.Service<
  Garage,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<GarageState>
    /** Has the list: from the local record where it is this visitor's, otherwise from the services (GAR-53 to GAR-55). A bot has none. */
    readonly hydrate: (options?: { readonly isForced?: boolean }) => Effect.Effect<void>
    readonly open: (opening: GarageOpening) => Effect.Effect<void>
    readonly close: Effect.Effect<void>
    /** To the step before, or out of the drawer. */
    readonly back: Effect.Effect<void>
    /**
     * Loads the first lists of a step for a form outside of the drawer, as on home. `years` are those that the page offers already: they
     * are not asked for again, and one of them can be chosen at once.
     */
    readonly begin: (step: GarageStep, years?: ReadonlyArray<number>) => Effect.Effect<void>
    /** Fills the form of a vehicle with the car that a VIN belongs to; nothing is saved. The number is not kept. */
    readonly readVin: (text: string) => Effect.Effect<VinOutcome>
    /** Each choice clears the later ones and loads the next list (GAR-34); null takes a choice back. */
    readonly chooseYear: (year: number | null) => Effect.Effect<void>
    readonly chooseMake: (makeId: number | null) => Effect.Effect<void>
    /** With an engine set already the flow is complete (GAR-37). */
    readonly chooseModel: (modelId: number | null) => Effect.Effect<GarageOutcome>
    /** Completes the flow (GAR-36), but for -1, which shows the engine picker (GAR-38). */
    readonly chooseStockEngine: (optionId: number | null) => Effect.Effect<GarageOutcome>
    /**
     * A choice that keys pass over in a closed list: the form has it, but nothing is saved before Enter or the button, because a list
     * must not leave the page by itself (WCAG 3.2.2). An engine swap is not considered.
     */
    readonly consider: (field: "model" | "stockEngine", optionId: number | null) => Effect.Effect<void>
    readonly chooseRaceType: (raceTypeId: number | null) => Effect.Effect<void>
    readonly chooseEngineMake: (optionId: string | null) => Effect.Effect<void>
    readonly chooseEngineFamily: (optionId: string | null) => Effect.Effect<void>
    readonly chooseEngineDisplacement: (optionId: string | null) => Effect.Effect<void>
    readonly chooseFacet: (name: string, valueId: number | null) => Effect.Effect<void>
    /** Adds or updates what the form says, selects it, closes the drawer. `step` names the form's step where no drawer is open. */
    readonly save: (step?: GarageStep) => Effect.Effect<GarageOutcome>
    /** GAR-48, GAR-49 */
    readonly select: (projectId: ProjectId) => Effect.Effect<GarageOutcome>
    /** The selection goes, the garage keeps its projects. On results pages the outcome leads to the same results for any car. */
    readonly clearSelection: Effect.Effect<GarageOutcome>
    /** Draws a project of the garage in a paint, null in none; what fits it stays as it is. */
    readonly paint: (projectId: ProjectId, paint: Paint | null) => Effect.Effect<void>
    /** GAR-50 to GAR-52 */
    readonly remove: (projectId: ProjectId) => Effect.Effect<GarageOutcome>
    /** Adds the project that was removed last once more, as it was; it is selected again if it was, and nothing else is by now. */
    readonly restore: Effect.Effect<GarageOutcome>
    /** The selected project's page of these part types; without one the drawer opens (GAR-62, GAR-63). */
    readonly partTypeLink: (partTypes: ReadonlyArray<string>) => Effect.Effect<GarageOutcome>
  }
>()("@camber/domain/garage/Garage") {
  /** `seed` is the selection that the server drew the page for. */
  static readonly layer = (
    seed: SelectedProject | null
  ): Layer.Layer<Garage, never, Http | Storage | Cookies | Tabs | Telemetry | Visitor> =>
    Layer.effect(
      Garage,
      Effect.gen(function* () {
        const context: GarageContext = {
          live: yield* SubscriptionRef.make(createGarageModel(seed)),
          http: yield* Http,
          storage: yield* Storage,
          cookies: yield* Cookies,
          tabs: yield* Tabs,
          telemetry: yield* Telemetry,
          visitor: yield* Visitor
        }
        const scope = yield* Effect.scope
        const dispatch = createDispatch(context, scope)
        const { refresh, ...commands } = createGarageCommands(context, dispatch, scope)
        const formCommands = createFormCommands(context, dispatch, commands.save)
        yield* Effect.forkScoped(
          Stream.runForEach(context.tabs.heard, (message) =>
            message === GARAGE_MESSAGE || message === MISSED_MESSAGES ? refresh : Effect.void
          ),
          { startImmediately: true }
        )
        return Garage.of({
          changes: Stream.map(SubscriptionRef.changes(context.live), toGarageState),
          ...commands,
          hydrate: ({ isForced = false } = {}) => commands.hydrate(isForced),
          ...formCommands,
          readVin: createVinCommand(context, dispatch),
          partTypeLink: createPartTypeLinkCommand(context, formCommands.open)
        })
      })
    )
}

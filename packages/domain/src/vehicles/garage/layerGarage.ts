import { Effect, Layer, Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { MISSED_MESSAGES, Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import { createDispatch } from "./createDispatch.ts"
import { createFormCommands } from "./createFormCommands.ts"
import { createGarageCommands } from "./createGarageCommands.ts"
import { createPartTypeLinkCommand } from "./createPartTypeLinkCommand.ts"
import { createVinCommand } from "./createVinCommand.ts"
import { createWordsCommand } from "./createWordsCommand.ts"
import { Garage } from "./Garage.ts"
import { createGarageModel, type GarageContext, toGarageState } from "./GarageModel.ts"
import { GARAGE_MESSAGE } from "./state.ts"

/**
 * Creates the garage of the visitor.
 *
 * @param seed - Selection that the server rendered the page for.
 */
export const layerGarage = (
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
        Stream.runForEach(context.tabs.messages, (message) =>
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
        readWords: createWordsCommand(context, dispatch),
        partTypeLink: createPartTypeLinkCommand(context, formCommands.open)
      })
    })
  )

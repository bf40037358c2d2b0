import { Context, Effect, type SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import type { Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { closedFlow, type GarageFlow } from "./flow.ts"
import { canSave, picksEngine } from "./machine.ts"
import { findSelectedProject } from "./findSelectedProject.ts"
import type { GarageNeeds } from "./ownerCommands.ts"
import type { GarageState } from "./state.ts"
import { isEditing, isUpdate } from "./steps.ts"

/** Complete state of the garage service. `GarageState` is derived from it. */
export interface GarageModel extends Pick<
  GarageState,
  "selected" | "projects" | "isHydrated" | "isFetching" | "isVehicleUpdated" | "isSaving" | "failure" | "removed"
> {
  readonly flow: GarageFlow
  /** Reload the page after saving (GAR-45). */
  readonly reloadOnSave: boolean
  /** The drawer was opened from a product page (GAR-46). */
  readonly isForProduct: boolean
}

/** The state and ports that the garage's commands share. */
export interface GarageContext {
  readonly live: SubscriptionRef.SubscriptionRef<GarageModel>
  readonly http: Http["Service"]
  readonly storage: Storage["Service"]
  readonly cookies: Cookies["Service"]
  readonly tabs: Tabs["Service"]
  readonly telemetry: Telemetry["Service"]
  readonly visitor: Visitor["Service"]
}

/** Provides the ports of the context to a command. */
export const provideGaragePorts = ({ cookies, http, storage, telemetry, visitor }: GarageContext) => {
  const ports = Context.make(Cookies, cookies).pipe(
    Context.add(Http, http),
    Context.add(Storage, storage),
    Context.add(Telemetry, telemetry),
    Context.add(Visitor, visitor)
  )
  return <A, E>(command: Effect.Effect<A, E, GarageNeeds>): Effect.Effect<A, E> => Effect.provide(command, ports)
}

/** Creates the initial state of a page. */
export const createGarageModel = (selected: SelectedProject | null): GarageModel => ({
  selected,
  projects: [],
  isHydrated: false,
  isFetching: false,
  isVehicleUpdated: false,
  isSaving: false,
  failure: null,
  removed: null,
  flow: closedFlow,
  reloadOnSave: false,
  isForProduct: false
})

/** Derives the state that screens show. */
export const toGarageState = (live: GarageModel): GarageState => {
  const { failure, flow, isFetching, isHydrated, isSaving, isVehicleUpdated, projects, removed, selected } = live
  const { base, drawer, engine, form, step } = flow
  return {
    selected,
    selectedId: findSelectedProject(selected?.project ?? null, projects)?.projectId ?? null,
    projects,
    isHydrated,
    isFetching,
    isVehicleUpdated,
    drawer,
    step,
    form,
    updating: step !== null && isUpdate(step) ? (findSelectedProject(base, projects)?.projectId ?? null) : null,
    isChange: step !== null && isEditing(step, base, engine),
    picksEngine: picksEngine(flow),
    engine,
    canSave: canSave(flow),
    isSaving,
    failure,
    removed
  }
}

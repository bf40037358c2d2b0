import type { Garage, GarageFailure, GarageOpening, GarageOutcome, GarageState, GarageStep, CustomerProject } from "@camber/domain/garage"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { Effect } from "effect"
import { getProjectFingerprint, formatProjectName } from "@camber/domain/vehicle"
import type { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"
import { waitForNextFrame } from "../../foundation/lazy/frames.ts"
import { getProjectName } from "./projectText.ts"
import { createPrefetch, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"

/** Returns the announcement of a change: a new selection or a removed project. Null if the change needs none. */
export const getGarageAnnouncement = (before: GarageState | null, after: GarageState): string | null => {
  if (before === null) return null
  const removed = before.projects.find((project) => !after.projects.some(({ projectId }) => projectId === project.projectId))
  // A deletion in this tab is already announced beside its Undo button.
  const isAnnounced = removed !== undefined && removed.projectId === after.removed?.project.projectId
  return (
    [removed && !isAnnounced ? removal(removed) : restoration(before, after), selection(before, after)]
      .filter((text) => text !== undefined)
      .join(". ") || null
  )
}

const removal = (project: CustomerProject): string => `${getProjectName(project)} is deleted`

const restoration = ({ removed }: GarageState, after: GarageState): string | undefined =>
  removed !== null && after.removed === null ? `${getProjectName(removed.project)} is back in your garage` : undefined

const selection = (before: GarageState, { selected }: GarageState): string | undefined => {
  if (getProjectFingerprint(before.selected?.project ?? null) === getProjectFingerprint(selected?.project ?? null)) return undefined
  return selected === null ? "No vehicle is selected" : `${formatProjectName(selected.description)} is selected`
}

type GarageCommand<A> = (garage: Garage["Service"]) => Effect.Effect<A, never, Services>

/** View state of the garage. Mirrors the use case, and keeps the requested opening until the runtime is ready. */
export class GarageStore {
  static readonly needs = ["runtime", "navigator"] as const
  /** Null until the runtime is ready. */
  state: GarageState | null = null
  /** Requested opening of the drawer. It opens immediately and shows skeletons until the use case is ready. */
  opening: GarageOpening | null = null
  /** Screen reader announcement of the last change. */
  announcement = ""
  /** The runtime failed to load for the last command. */
  isLost = false
  #again: () => void = () => undefined
  /** Resolves when the frame with the opened drawer is rendered; commands wait for it in order. */
  #drawn: Promise<void> | null = null
  readonly #runtime: AppRuntime
  readonly #navigator: PageNavigator
  constructor(runtime: AppRuntime, navigator: PageNavigator) {
    this.#runtime = runtime
    this.#navigator = navigator
    makeObservable(this, {
      state: observableRef,
      opening: observableRef,
      announcement: observable,
      isLost: observable,
      receive: action,
      open: action,
      close: action,
      setLost: action
    })
    runtime.subscribe(
      (use) => use.Garage.useSync((garage) => garage.changes),
      (state) => this.receive(state)
    )
  }
  receive(state: GarageState): void {
    if (this.state?.drawer && !state.drawer) this.opening = null
    this.announcement = getGarageAnnouncement(this.state, state) ?? this.announcement
    this.state = state
  }
  setLost(isLost: boolean): void {
    this.isLost = isLost
  }
  get isOpen(): boolean {
    return this.opening !== null
  }
  /** Step of the drawer; the requested step until the use case is ready. */
  get step(): GarageStep {
    return this.state?.drawer?.steps.at(-1) ?? this.opening?.step ?? "EXISTING_PROJECTS"
  }
  get failure(): GarageFailure | null {
    return this.state?.failure ?? null
  }
  get hasFailed(): boolean {
    return this.isLost || this.failure !== null
  }
  /** Renders the drawer first, because the use case's work takes as long as its frame. */
  open(opening: GarageOpening): void {
    this.opening = opening
    this.#drawn ??= waitForNextFrame().finally(() => (this.#drawn = null))
    this.command((garage) => garage.open(opening))
    void this.hydrate()
  }
  close(): void {
    this.opening = null
    this.command((garage) => garage.close)
  }
  async hydrate(): Promise<void> {
    await this.run((garage) => garage.hydrate())
  }
  /** Runs a command and navigates to its result. */
  async follow(command: GarageCommand<GarageOutcome>): Promise<void> {
    this.#again = () => void this.follow(command)
    const outcome = await this.run(command)
    if (outcome?.reload) this.#navigator.reload()
    else if (outcome?.href) this.#navigator.go(outcome.href)
  }
  /** Opens the selected project's page of these part types. Opens the drawer if the project lacks details (GAR-62, GAR-63). */
  async leadTo(partTypes: ReadonlyArray<string>): Promise<void> {
    const outcome = await this.run((garage) => garage.partTypeLink(partTypes))
    if (outcome?.href) this.#navigator.go(outcome.href)
    else this.open({ step: "EXISTING_PROJECTS" })
  }
  command(command: GarageCommand<void>): void {
    this.#again = () => this.command(command)
    void this.run(command)
  }
  /** Runs the last command again, and loads a missing list. */
  retry(): void {
    if (!this.state?.isHydrated) void this.hydrate()
    this.#again()
  }
  /** Resolves to undefined if the runtime fails to load. */
  async run<A>(command: GarageCommand<A>): Promise<A | undefined> {
    if (this.#drawn) await this.#drawn
    const end = await this.#runtime.run((use) => use.Garage.use(command))
    this.setLost(end._tag === "Interrupted")
    return end._tag === "Done" ? end.value : undefined
  }
}

export const garageDrawer: LazyComponent = () => import("./GarageDrawer.tsx")
export const prefetchGarageDrawer = createPrefetch(garageDrawer)

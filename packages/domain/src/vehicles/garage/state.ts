import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import type { EngineSide } from "../vehicle/rules.ts"
import type { CustomerProject, ProjectId } from "./model.ts"

/** The seven steps of the garage's flow (GAR-03), and the missing facets of a car (GAP-C52). */
export type GarageStep =
  | "EXISTING_PROJECTS"
  | "ADD_YMM"
  | "ADD_RACETYPE"
  | "ADD_ENGINE"
  | "UPDATE_PROJECT_ADD_ENGINE"
  | "UPDATE_PROJECT_ADD_YMM"
  | "UPDATE_PROJECT_ADD_RACETYPE"
  | "UPDATE_PROJECT_ADD_FACETS"

/** One choice of a dropdown. */
export interface GarageOption<Id extends number | string> {
  readonly optionId: Id
  readonly displayName: string
}

/** One dropdown. Without options it cannot be used yet: what comes before it is not chosen, or its list is on its way (GAR-35). */
export interface GarageDropdown<Id extends number | string, Option extends GarageOption<Id> = GarageOption<Id>> {
  /** Always one of the options. */
  readonly value: Id | null
  readonly options: ReadonlyArray<Option>
  /** How many of the options, the first ones, stand ahead of a line (GAR-32). */
  readonly prioritized: number
  readonly isLoading: boolean
}

/** What is being told about a car: choices and the lists they are made from. Plain data, stable as JSON. */
export interface GarageForm {
  readonly year: GarageDropdown<number, DropdownOption>
  readonly make: GarageDropdown<number, DropdownOption>
  readonly model: GarageDropdown<number, DropdownOption>
  /**
   * 1 is 'Engine not listed', -1 'Engine Swap' (GAR-31). While the picker is shown after a swap, a choice here tells which engine the car
   * was built with, 1 that the shopper does not know, and -1 that nothing is told yet.
   */
  readonly stockEngine: GarageDropdown<number, DropdownOption>
  readonly raceType: GarageDropdown<number, DropdownOption>
  readonly engineMake: GarageDropdown<string, EngineOption>
  readonly engineFamily: GarageDropdown<string, EngineOption>
  readonly engineDisplacement: GarageDropdown<string, EngineOption>
  /** One dropdown for each facet that is asked for; 1 is 'I do not know', which is remembered as declined. */
  readonly facets: ReadonlyArray<GarageDropdown<number> & { readonly name: string }>
}

/** The open drawer; `steps` ends with the one that is shown. */
export interface GarageDrawer {
  readonly steps: readonly [GarageStep, ...ReadonlyArray<GarageStep>]
}

/** Everything that a screen shows of the garage (GAR-27, GAR-28). */
export interface GarageState {
  readonly selected: SelectedProject | null
  /** The selected one of `projects`; null also where the selection was never saved in this garage. */
  readonly selectedId: ProjectId | null
  /** Newest first. */
  readonly projects: ReadonlyArray<CustomerProject>
  /** The list of projects is known. */
  readonly isHydrated: boolean
  readonly isFetching: boolean
  readonly isVehicleUpdated: boolean
  /** null: closed. */
  readonly drawer: GarageDrawer | null
  /** What the form is about: the drawer's last step, or that of a form outside of the drawer; null before any was begun. */
  readonly step: GarageStep | null
  readonly form: GarageForm
  /** The project that an UPDATE step adds to. */
  readonly updating: ProjectId | null
  /** The UPDATE step is about something that is told already, and began with it. */
  readonly isChange: boolean
  /** An engine picker is shown in place of the list of stock engines: after a swap (GAR-38), and where a car was built with no engine. */
  readonly picksEngine: boolean
  /** Which engine UPDATE_PROJECT_ADD_ENGINE asks for. */
  readonly engine: EngineSide
  /** The form says enough to be saved. */
  readonly canSave: boolean
  readonly isSaving: boolean
  /** What of the last command did not come through; the next one clears it. */
  readonly failure: GarageFailure | null
  /** The project that was removed last, or is about to be, until it is restored or another one is added. */
  readonly removed: RemovedProject | null
}

/** What could not be had or done, and why. `reason` is the service's own word on a refusal. */
export interface GarageFailure {
  readonly of: "garage" | "list" | "removal" | "restoring" | "save"
  readonly isUnreachable: boolean
  readonly reason: string | null
}

/** `wasSelected`: when its removal began. */
export interface RemovedProject {
  readonly project: CustomerProject
  readonly wasSelected: boolean
}

/** Where to go after a command; null: stay. A `reload` loads the page anew instead (GAR-45). */
export interface GarageOutcome {
  readonly href: string | null
  readonly reload: boolean
}

/** How the drawer is opened. */
export interface GarageOpening {
  readonly step: GarageStep
  /** The project that an UPDATE step adds to; the selected one by default. Without any, the step that adds a project is shown. */
  readonly projectId?: ProjectId
  /** With UPDATE_PROJECT_ADD_FACETS: the facets to ask for. */
  readonly facets?: ReadonlyArray<string>
  /** With UPDATE_PROJECT_ADD_ENGINE: which of a swapped car's engines is asked for. */
  readonly engine?: EngineSide
  /** GAR-45 */
  readonly reloadOnSave?: boolean
  /** A product waits for the answer: after saving on its page nothing navigates (GAR-46). */
  readonly isForProduct?: boolean
  /** The list stands behind the step, and in its place where something is saved: nobody adds a car who only meant to choose one. */
  readonly isBehindList?: boolean
}

/** What the shop's tabs tell each other when the garage has changed. */
export const GARAGE_MESSAGE = "garage"
/** The outcome of a command that leads nowhere. */
export const STAY_ON_PAGE: GarageOutcome = { href: null, reload: false }

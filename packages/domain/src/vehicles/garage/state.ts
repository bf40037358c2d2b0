import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import type { EngineSide } from "../vehicle/rules.ts"
import type { CustomerProject, ProjectId } from "./model.ts"

/** The seven steps of the garage's flow (GAR-03), plus the missing facets of a vehicle (GAP-C52). */
export type GarageStep =
  | "EXISTING_PROJECTS"
  | "ADD_YMM"
  | "ADD_RACETYPE"
  | "ADD_ENGINE"
  | "UPDATE_PROJECT_ADD_ENGINE"
  | "UPDATE_PROJECT_ADD_YMM"
  | "UPDATE_PROJECT_ADD_RACETYPE"
  | "UPDATE_PROJECT_ADD_FACETS"

/** One option of a dropdown. */
export interface GarageOption<Id extends number | string> {
  readonly optionId: Id
  readonly displayName: string
}

/** One dropdown. A dropdown without options is disabled: the previous choice is missing, or its list is loading (GAR-35). */
export interface GarageDropdown<Id extends number | string, Option extends GarageOption<Id> = GarageOption<Id>> {
  /** Always one of the options. */
  readonly value: Id | null
  readonly options: ReadonlyArray<Option>
  /** Number of options above the separator (GAR-32). */
  readonly prioritized: number
  readonly isLoading: boolean
}

/** The form's choices and lists. Plain data, stable as JSON. */
export interface GarageForm {
  readonly year: GarageDropdown<number, DropdownOption>
  readonly make: GarageDropdown<number, DropdownOption>
  readonly model: GarageDropdown<number, DropdownOption>
  /**
   * 1 is 'Engine not listed', -1 'Engine Swap' (GAR-31). In the picker after a swap, this field is the stock engine: 1 means that the
   * shopper does not know it, -1 that the shopper has not answered yet.
   */
  readonly stockEngine: GarageDropdown<number, DropdownOption>
  readonly raceType: GarageDropdown<number, DropdownOption>
  readonly engineMake: GarageDropdown<string, EngineOption>
  readonly engineFamily: GarageDropdown<string, EngineOption>
  readonly engineDisplacement: GarageDropdown<string, EngineOption>
  /** One dropdown per requested facet. Option 1 is "I don't know", stored as declined. */
  readonly facets: ReadonlyArray<GarageDropdown<number> & { readonly name: string }>
}

/** The open drawer. The last of `steps` is visible. */
export interface GarageDrawer {
  readonly steps: readonly [GarageStep, ...ReadonlyArray<GarageStep>]
}

/** State of the garage for screens (GAR-27, GAR-28). */
export interface GarageState {
  readonly selected: SelectedProject | null
  /** Selected entry of `projects`. Null if none is selected or the selection was never saved. */
  readonly selectedId: ProjectId | null
  /** Newest first. */
  readonly projects: ReadonlyArray<CustomerProject>
  /** True after the project list was loaded. */
  readonly isHydrated: boolean
  readonly isFetching: boolean
  readonly isVehicleUpdated: boolean
  /** Null if closed. */
  readonly drawer: GarageDrawer | null
  /** The form's step: the last step of the drawer, otherwise the step of the form outside the drawer. Null before a form starts. */
  readonly step: GarageStep | null
  readonly form: GarageForm
  /** The project that an UPDATE step edits. */
  readonly updating: ProjectId | null
  /** True if the UPDATE step edits a known fact and shows that fact. */
  readonly isChange: boolean
  /** True if the engine picker replaces the list of stock engines: after a swap (GAR-38), or if the project has no stock engine. */
  readonly picksEngine: boolean
  /** The engine that UPDATE_PROJECT_ADD_ENGINE asks for. */
  readonly engine: EngineSide
  /** True if the form is complete enough to save. */
  readonly canSave: boolean
  readonly isSaving: boolean
  /** Failure of the last command. The next command clears the failure. */
  readonly failure: GarageFailure | null
  /** The last project that was or is being removed. Null after it was restored or another was added. */
  readonly removed: RemovedProject | null
}

/** The failed operation and its cause. `reason` is the service's own text after a rejection. */
export interface GarageFailure {
  readonly of: "garage" | "list" | "removal" | "restoring" | "save"
  readonly isUnreachable: boolean
  readonly reason: string | null
}

/** `wasSelected`: whether the project was selected when its removal started. */
export interface RemovedProject {
  readonly project: CustomerProject
  readonly wasSelected: boolean
}

/** Navigation after a command. Null `href` stays on the page; `reload` reloads it (GAR-45). */
export interface GarageOutcome {
  readonly href: string | null
  readonly reload: boolean
}

/** Options for opening the drawer. */
export interface GarageOpening {
  readonly step: GarageStep
  /** The project that an UPDATE step edits, by default the selected one. Without a project, the ADD step opens instead. */
  readonly projectId?: ProjectId
  /** Facets to ask for, with UPDATE_PROJECT_ADD_FACETS. */
  readonly facets?: ReadonlyArray<string>
  /** Engine to ask for, with UPDATE_PROJECT_ADD_ENGINE. */
  readonly engine?: EngineSide
  /** Reload the page after saving (GAR-45). */
  readonly reloadOnSave?: boolean
  /** Opened from a product: saving on its page does not navigate (GAR-46). */
  readonly isForProduct?: boolean
  /**
   * Opens the list behind the step. If projects exist, opens only the list, so that a shopper who wants to select a saved project does not
   * add a vehicle.
   */
  readonly isBehindList?: boolean
}

/** Message between tabs after the garage changed. */
export const GARAGE_MESSAGE = "garage"
/** Outcome of a command without navigation. */
export const STAY_ON_PAGE: GarageOutcome = { href: null, reload: false }

import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, Project, ProjectVehicle } from "../vehicle/model.ts"
import { type EngineSide, UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { emptyForm, type GarageField } from "./form.ts"
import type { GarageDrawer, GarageForm, GarageStep } from "./state.ts"

/** A pending list: its field and the choices it depends on. */
export type ListRequest =
  | { readonly field: "year" | "raceType" | "engineMake" }
  | { readonly field: "make"; readonly year: number }
  | { readonly field: "model"; readonly year: number; readonly makeId: number }
  | { readonly field: "stockEngine"; readonly vehicle: ProjectVehicle }
  | { readonly field: "engineFamily" | "engineDisplacement"; readonly engineIds: EngineIds }
/** Pending facet values, by facet name. */
export interface FacetRequest {
  readonly field: "facets"
  readonly names: ReadonlyArray<string>
}

/** All lists of a form for a known project. Lists that the step does not show stay empty. */
export interface PrefillRequest {
  readonly field: "known"
  readonly step: GarageStep
  /** Which engine the form edits. */
  readonly engine: EngineSide
  readonly project: Project
}
export interface PrefillLists {
  readonly years: ReadonlyArray<DropdownOption>
  readonly makes: ReadonlyArray<DropdownOption>
  /** Number of makes above the separator. */
  readonly prioritized: number
  readonly models: ReadonlyArray<DropdownOption>
  readonly stockEngines: ReadonlyArray<DropdownOption>
  readonly raceTypes: ReadonlyArray<DropdownOption>
  readonly engineMakes: ReadonlyArray<EngineOption>
  readonly families: ReadonlyArray<EngineOption>
  readonly displacements: ReadonlyArray<EngineOption>
}
/** A list that the form can be waiting for. */
export type FormRequest = ListRequest | FacetRequest | PrefillRequest

/** The shopper's progress through the garage's forms. */
export interface GarageFlow {
  readonly drawer: GarageDrawer | null
  readonly step: GarageStep | null
  /** Step of the form outside the drawer. Restarted after the drawer was used for another step. */
  readonly outside: GarageStep | null
  /** Facts known before the form: the project an UPDATE step edits, otherwise the unknown project. */
  readonly base: Project
  readonly engine: EngineSide
  readonly form: GarageForm
  /** The shopper chose 'Engine Swap'. */
  readonly isSwapped: boolean
  /** The list being loaded. A response to any other request is ignored. */
  readonly loading: FormRequest | null
}

/** Possible values of one facet. */
export interface FacetAnswers {
  readonly name: string
  readonly values: ReadonlyArray<{ readonly valueId: number; readonly value: string }>
}

/** Events of the flow: the shopper's steps and choices, and loaded lists. */
export type GarageEvent =
  | {
      readonly _tag: "Opened"
      readonly step: GarageStep
      /** The project that an UPDATE step edits. */
      readonly project: Project | null
      readonly facets: ReadonlyArray<string>
      readonly engine: EngineSide
    }
  /** `years` are the options that the page already shows, if any. */
  | { readonly _tag: "Begun"; readonly step: GarageStep; readonly years: ReadonlyArray<DropdownOption> }
  /** The vehicle of a VIN, with its factory engine if only one is possible. */
  | { readonly _tag: "VehicleRead"; readonly vehicle: ProjectVehicle; readonly engineIds: EngineIds | null }
  | { readonly _tag: "Back" }
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Chosen"; readonly field: GarageField; readonly value: number | string | null }
  | { readonly _tag: "FacetChosen"; readonly name: string; readonly value: number | null }
  | {
      readonly _tag: "Loaded"
      readonly request: ListRequest
      readonly options: ReadonlyArray<DropdownOption> | ReadonlyArray<EngineOption>
      readonly prioritized: number
    }
  | { readonly _tag: "FacetsLoaded"; readonly request: FacetRequest; readonly facets: ReadonlyArray<FacetAnswers> }
  /** `form` has the known facts selected in the loaded lists (`prefillForm`). */
  | { readonly _tag: "KnownLoaded"; readonly request: PrefillRequest; readonly form: GarageForm; readonly isSwapped: boolean }
  | { readonly _tag: "NotLoaded"; readonly request: FormRequest }
  /** The project was saved. `returns` means back to the list, because the drawer was opened for a product (GAR-46). */
  | { readonly _tag: "Saved"; readonly returns: boolean }

/** The initial flow. */
export const closedFlow: GarageFlow = {
  drawer: null,
  step: null,
  outside: null,
  base: UNKNOWN_PROJECT,
  engine: "installed",
  form: emptyForm,
  isSwapped: false,
  loading: null
}

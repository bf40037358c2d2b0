import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, Project, ProjectVehicle } from "../vehicle/model.ts"
import { type EngineSide, UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { emptyForm, type GarageField } from "./form.ts"
import type { GarageDrawer, GarageForm, GarageStep } from "./state.ts"

/** A list that the form waits for: the field it is for, and the choices it depends on. */
export type ListRequest =
  | { readonly field: "year" | "raceType" | "engineMake" }
  | { readonly field: "make"; readonly year: number }
  | { readonly field: "model"; readonly year: number; readonly makeId: number }
  | { readonly field: "stockEngine"; readonly vehicle: ProjectVehicle }
  | { readonly field: "engineFamily" | "engineDisplacement"; readonly engineIds: EngineIds }
/** The values of facets that the form waits for, by the facets' names. */
export interface FacetRequest {
  readonly field: "facets"
  readonly names: ReadonlyArray<string>
}

/** All lists of a form about a project of which something is known already; those that its step does not show stay empty. */
export interface PrefillRequest {
  readonly field: "known"
  readonly step: GarageStep
  /** Which of a swapped car's engines is asked for. */
  readonly engine: EngineSide
  readonly project: Project
}
export interface PrefillLists {
  readonly years: ReadonlyArray<DropdownOption>
  readonly makes: ReadonlyArray<DropdownOption>
  /** How many of the makes stand ahead of a line. */
  readonly prioritized: number
  readonly models: ReadonlyArray<DropdownOption>
  readonly stockEngines: ReadonlyArray<DropdownOption>
  readonly raceTypes: ReadonlyArray<DropdownOption>
  readonly engineMakes: ReadonlyArray<EngineOption>
  readonly families: ReadonlyArray<EngineOption>
  readonly displacements: ReadonlyArray<EngineOption>
}
/** What the form can wait for. */
export type FormRequest = ListRequest | FacetRequest | PrefillRequest

/** Where a shopper is in telling about a car. */
export interface GarageFlow {
  readonly drawer: GarageDrawer | null
  readonly step: GarageStep | null
  /** The step of a form outside of the drawer: it is begun again after the drawer was used for another one. */
  readonly outside: GarageStep | null
  /** What was known before: the project that an UPDATE step adds to, under its id where it has one; otherwise the unknown project. */
  readonly base: Project
  readonly engine: EngineSide
  readonly form: GarageForm
  /** 'Engine Swap' was chosen. */
  readonly isSwapped: boolean
  /** The list to load. When another takes its place, its answer is of no use any more. */
  readonly loading: FormRequest | null
}

/** What can be answered under one facet. */
export interface FacetAnswers {
  readonly name: string
  readonly values: ReadonlyArray<{ readonly valueId: number; readonly value: string }>
}

/** What happens to the flow: the shopper's steps and choices, and the lists that arrive. */
export type GarageEvent =
  | {
      readonly _tag: "Opened"
      readonly step: GarageStep
      /** The project that an UPDATE step is about. */
      readonly project: Project | null
      readonly facets: ReadonlyArray<string>
      readonly engine: EngineSide
    }
  /** `years` are those that the page shows already, if it does. */
  | { readonly _tag: "Begun"; readonly step: GarageStep; readonly years: ReadonlyArray<DropdownOption> }
  /** The car that a VIN belongs to, with the engine that it was built with, where that is unmistakable. */
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
  /** `form` shows what is known, chosen in the lists that have come (`knownForm`). */
  | { readonly _tag: "KnownLoaded"; readonly request: PrefillRequest; readonly form: GarageForm; readonly isSwapped: boolean }
  | { readonly _tag: "NotLoaded"; readonly request: FormRequest }
  /** The form's project is saved. `returns`: to the list, where a product waits for the answer (GAR-46). */
  | { readonly _tag: "Saved"; readonly returns: boolean }

/** The flow before anything was opened. */
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

import { Context, type Effect, type Stream } from "effect"
import type { Paint } from "../vehicle/model.ts"
import type { VinOutcome } from "./createVinCommand.ts"
import type { CarWordsOutcome } from "./createWordsCommand.ts"
import type { ProjectId } from "./model.ts"
import type { GarageOpening, GarageOutcome, GarageState, GarageStep } from "./state.ts"

/**
 * The garage: its projects, the selected project, and the form that adds a project. Starts with the server's selection. Commands never
 * fail: a failed call is logged and stored as `failure` (GAR-69).
 *
 * `layerGarage` implements it. The implementation is a separate module, so that code that only depends on `Garage` does not bundle it.
 */
export class Garage extends Context.Service<
  Garage,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<GarageState>
    /**
     * Loads the projects: from the local record if it belongs to this visitor, otherwise from the services (GAR-53 to GAR-55). Does nothing
     * for a bot.
     */
    readonly hydrate: (options?: { readonly isForced?: boolean }) => Effect.Effect<void>
    readonly open: (opening: GarageOpening) => Effect.Effect<void>
    readonly close: Effect.Effect<void>
    /** Returns to the previous step, or closes the drawer at the first. */
    readonly back: Effect.Effect<void>
    /**
     * Loads the first lists of a form outside the drawer, such as the one on the home page. `years` are already on the page, so they are
     * not fetched again.
     */
    readonly begin: (step: GarageStep, years?: ReadonlyArray<number>) => Effect.Effect<void>
    /** Fills the vehicle form from a VIN. Does not save the project, and the VIN is not stored. */
    readonly readVin: (text: string) => Effect.Effect<VinOutcome>
    /** Fills the vehicle form from a car in words, such as '69 camaro ss 350'. Does not save the project. */
    readonly readWords: (text: string, isCurrent?: () => boolean) => Effect.Effect<CarWordsOutcome>
    /** Sets the year, clears the later choices and loads the next list (GAR-34). Null clears the choice. */
    readonly chooseYear: (year: number | null) => Effect.Effect<void>
    readonly chooseMake: (makeId: number | null) => Effect.Effect<void>
    /** Completes the flow if the engine is already set (GAR-37). */
    readonly chooseModel: (modelId: number | null) => Effect.Effect<GarageOutcome>
    /** Completes the flow (GAR-36), except for -1, which opens the engine picker (GAR-38). */
    readonly chooseStockEngine: (optionId: number | null) => Effect.Effect<GarageOutcome>
    /**
     * Sets a value while the shopper moves through a closed list with the arrow keys. Saves nothing until Enter or the button, because
     * browsing a list must not open another page (WCAG 3.2.2). Ignores an engine swap.
     */
    readonly consider: (field: "model" | "stockEngine", optionId: number | null) => Effect.Effect<void>
    readonly chooseRaceType: (raceTypeId: number | null) => Effect.Effect<void>
    readonly chooseEngineMake: (optionId: string | null) => Effect.Effect<void>
    readonly chooseEngineFamily: (optionId: string | null) => Effect.Effect<void>
    readonly chooseEngineDisplacement: (optionId: string | null) => Effect.Effect<void>
    readonly chooseFacet: (name: string, valueId: number | null) => Effect.Effect<void>
    /** Adds or updates the form's project, selects it and closes the drawer. `step` names the form's step if no drawer is open. */
    readonly save: (step?: GarageStep) => Effect.Effect<GarageOutcome>
    /** Selects a saved project (GAR-48, GAR-49). */
    readonly select: (projectId: ProjectId) => Effect.Effect<GarageOutcome>
    /** Clears the selection and keeps the projects. On results pages the outcome leads to the same results for any vehicle. */
    readonly clearSelection: Effect.Effect<GarageOutcome>
    /** Sets the drawing color of a project. Null removes the color. Fitment does not change. */
    readonly paint: (projectId: ProjectId, paint: Paint | null) => Effect.Effect<void>
    /** Removes a project (GAR-50 to GAR-52). */
    readonly remove: (projectId: ProjectId) => Effect.Effect<GarageOutcome>
    /** Adds the last removed project again. Selects the project if it was selected before and nothing else is selected now. */
    readonly restore: Effect.Effect<GarageOutcome>
    /**
     * Returns the navigation to the selected project's page of these part types. Opens the drawer if no project is selected (GAR-62,
     * GAR-63).
     */
    readonly partTypeLink: (partTypes: ReadonlyArray<string>) => Effect.Effect<GarageOutcome>
  }
>()("@camber/domain/garage/Garage") {}

import type { Project, VehicleLabel } from "@camber/domain/vehicle"
import { getVehicleLabel } from "@camber/domain/vehicle"
import { action, computed, makeObservable, observableRef } from "mobx"
import type { SelectedProject } from "../../foundation/runtime/Seed.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Holds the selected project for the plate, cards and panels. Starts from the server's seed, then follows the garage. */
export class ProjectStore {
  selected: SelectedProject | null
  readonly stop: () => void
  constructor(runtime: AppRuntime, selected: SelectedProject | null) {
    this.selected = selected
    makeObservable(this, { selected: observableRef, receive: action, plate: computed })
    this.stop = runtime.subscribe(
      (use) => use.Garage.useSync((garage) => garage.changes),
      ({ selected }) => this.receive(selected)
    )
  }
  receive(selected: SelectedProject | null): void {
    this.selected = selected
  }
  get project(): Project | null {
    return this.selected?.project ?? null
  }
  /** Text of the vehicle plate; null without a selected project. */
  get plate(): VehicleLabel | null {
    return this.selected ? getVehicleLabel(this.selected.description, this.selected.project.isStockEngine) : null
  }
}

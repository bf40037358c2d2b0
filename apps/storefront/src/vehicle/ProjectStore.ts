import type { Project } from "@camber/domain/vehicle"
import { plateText, type PlateText } from "@camber/domain/vehicle"
import type { SelectedProject } from "../composition/Seed.ts"

/** The selected project as plate, cards and panels show it. */
export class ProjectStore {
  readonly selected: SelectedProject | null
  constructor(selected: SelectedProject | null) {
    this.selected = selected
  }
  get project(): Project | null {
    return this.selected?.project ?? null
  }
  /** What stands on the plate; null without a selected project. */
  get plate(): PlateText | null {
    return this.selected ? plateText(this.selected.description) : null
  }
}

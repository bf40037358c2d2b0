import { stageAnchor } from "./view/plan-board/PlanStage.tsx"

/** Keeps the keyboard where it was: a card that moved, or a stage that went, takes the focused control with it. */
export class PlanStageFocus {
  readonly #stage: string | null
  constructor(fields: Readonly<Record<string, string>>) {
    this.#stage = fields["stage"] ?? null
  }
  /** To the stage's heading where nothing has the focus any more; to the page where the stage is gone as well. */
  restore(): void {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const heading = this.#stage === null ? null : document.getElementById(stageAnchor(this.#stage))
    ;(heading ?? document.getElementById("main"))?.focus({ preventScroll: true })
  }
}

import { stageAnchor } from "./view/plan-board/PlanStage.tsx"

/** Restores the keyboard focus after a moved card or a removed stage took the focused control with it. */
export class PlanStageFocus {
  readonly #stage: string | null
  constructor(fields: Readonly<Record<string, string>>) {
    this.#stage = fields["stage"] ?? null
  }
  /** Focuses the stage's heading if the focus is lost, or the page if the stage is gone too. */
  restore(): void {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const heading = this.#stage === null ? null : document.getElementById(stageAnchor(this.#stage))
    ;(heading ?? document.getElementById("main"))?.focus({ preventScroll: true })
  }
}

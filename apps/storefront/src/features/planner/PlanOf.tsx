import type { ListId } from "@camber/domain/lists"
import type { Plan, PlanActionResult } from "@camber/domain/planner"
import type { Project } from "@camber/domain/vehicle"
import { Button, EmptyState, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useCallback, useEffect, useRef, useState } from "react"
import { MAX_STAGE_NAME_LENGTH, PLAN_HREF } from "@camber/domain/lists"
import { planFormHref } from "../../foundation/page/hrefs.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { refetchOnFocus, createLatestOnly } from "../../foundation/runtime/refetch.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { LazyClassReport } from "../class-sheets/LazyClassReport.tsx"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { OpenedPlan } from "./OpenedPlan.tsx"
import { stageAnchor } from "./view/plan-board/PlanStage.tsx"

/** Restores the keyboard focus after a moved card or a removed stage took the focused control with it. */
class PlanStageFocus {
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

const NOT_DONE: PlanActionResult = { isDone: false, message: "Something went wrong. Try again." }

type Shown = Plan | "waiting" | "unknown" | "failed"

/** The board of one list. It loads when the page opens, after each change, and when the shopper returns. */
export const PlanOf = observer(function PlanOf({ listId }: { readonly listId: ListId }) {
  const runtime = useStore(AppRuntime)
  const lists = useStore(ListsStore)
  const { project } = useStore(ProjectStore)
  const [shown, setShown] = useState<Shown>("waiting")
  const [result, setResult] = useState<PlanActionResult | null>(null)
  const [isBusy, setBusy] = useState(false)
  const focus = useRef<PlanStageFocus>(null)
  const [begin] = useState(createLatestOnly)
  const load = useCallback(async () => {
    const isNewest = begin()
    const next = await fetchPlan(runtime, listId, project)
    if (!isNewest()) return
    // A failed refresh keeps the displayed plan.
    setShown((before) => (next === "failed" && typeof before === "object" ? before : next))
  }, [begin, listId, project, runtime])
  useEffect(() => {
    void load()
    return refetchOnFocus(() => void load())
  }, [load])
  useEffect(() => {
    focus.current?.restore()
    focus.current = null
  }, [shown])
  if (shown === "waiting") return <PlanWaiting />
  if (shown === "unknown") return <UnknownPlan />
  if (shown === "failed") return <PlanFailure onRetry={() => void load()} />
  const act = async (fields: Readonly<Record<string, string>>) => {
    if (isBusy) return
    setBusy(true)
    focus.current = new PlanStageFocus(fields)
    const { runPlanCommand } = await import("./fetchPlan.ts")
    const end = await runtime.run(runPlanCommand(shown, fields))
    setResult(end._tag === "Done" ? end.value : NOT_DONE)
    await load()
    // The list also contains the share link and its date.
    if (fields["act"] === "share" || fields["act"] === "unshare") await lists.run((use) => use.load)
    setBusy(false)
  }
  return (
    <>
      <OpenedPlan
        plan={shown}
        message={result && <InlineAlert tone={result.isDone ? "good" : "bad"}>{result.message}</InlineAlert>}
        forms={{
          action: planFormHref(listId),
          longestName: MAX_STAGE_NAME_LENGTH,
          onAct: (fields) =>
            void act(fields).catch(() => {
              setResult(NOT_DONE)
              setBusy(false)
            })
        }}
        onChange={load}
      />
      <LazyClassReport
        parts={shown.sheet.list.products.map(({ skuBaseNumber, skuVariantNumber }) => skuVariantNumber ?? skuBaseNumber)}
        list={listId}
      />
    </>
  )
})

const fetchPlan = async (runtime: AppRuntime, listId: ListId, selected: Project | null): Promise<Exclude<Shown, "waiting">> => {
  const code = await import("./fetchPlan.ts").catch(() => null)
  if (code === null) return "failed"
  const end = await runtime.run(code.fetchPlan(listId, selected))
  return end._tag === "Done" ? end.value : "failed"
}

const PlanWaiting = () => (
  <>
    <PageTitle title="Build Planner" />
    <LoadingNotice label="Loading your build" rows={6} kind="picture" />
  </>
)

const UnknownPlan = () => (
  <>
    <PageTitle title="Build Planner" />
    <EmptyState title="This build isn't in your lists" actions={<LinkButton href={PLAN_HREF}>Choose a Build</LinkButton>}>
      You may have deleted it, or it belongs to someone else. To see a shared build, open its link.
    </EmptyState>
  </>
)

const PlanFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <PageTitle title="Build Planner" />
    <InlineAlert tone="bad" title="We couldn't load your build." action={<Button onClick={onRetry}>Try again</Button>}>
      Your parts are safe. Try again in a moment.
    </InlineAlert>
  </>
)

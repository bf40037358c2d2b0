import type { ListId } from "@camber/domain/lists"
import type { PlanActionResult } from "@camber/domain/planner"
import { EmptyState, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect, useEffectEvent, useRef } from "react"
import { MAX_STAGE_NAME_LENGTH, PLAN_HREF, planHref } from "@camber/domain/lists"
import { useActionData } from "react-router-dom"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { refetchOnFocus } from "../../foundation/runtime/refetch.ts"
import { useLoad, useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { LoadingNotice } from "../../foundation/runtime/LoadingNotice.tsx"
import { LazyClassReport } from "../class-sheets/LazyClassReport.tsx"
import { ListsStore } from "../lists/ListsStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { OpenedPlan } from "./OpenedPlan.tsx"
import { PlanStore } from "./PlanStore.ts"
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

/** The board of one list. It loads when the page opens, after each change, and when the shopper returns. */
export const PlanOf = observer(function PlanOf({ listId }: { readonly listId: ListId }) {
  const lists = useStore(ListsStore)
  const { project } = useStore(ProjectStore)
  const store = useOwnStore(PlanStore, (useActionData() as PlanActionResult | undefined) ?? null)
  const focus = useRef<PlanStageFocus>(null)
  const { isBusy, plan, result } = store
  const load = () => store.load(listId, project)
  useLoad(project?.projectId ?? "", load)
  const reload = useEffectEvent(() => void load())
  useEffect(() => refetchOnFocus(() => reload()), [])
  useEffect(() => {
    focus.current?.restore()
    focus.current = null
  }, [plan])
  if (plan === "waiting") return <PlanWaiting />
  if (plan === "unknown") return <UnknownPlan />
  if (plan === "failed") return <PlanFailure onRetry={() => void load()} />
  const act = async (fields: Readonly<Record<string, string>>) => {
    if (isBusy) return
    focus.current = new PlanStageFocus(fields)
    await store.act(plan, fields, project)
    // The list also contains the share link and its date.
    if (fields["act"] === "share" || fields["act"] === "unshare") await lists.run((use) => use.load)
  }
  return (
    <>
      <OpenedPlan
        plan={plan}
        message={result && <InlineAlert tone={result.isDone ? "good" : "bad"}>{result.message}</InlineAlert>}
        forms={{
          action: planHref(plan.sheet.list),
          longestName: MAX_STAGE_NAME_LENGTH,
          fields: [{ name: "list", value: listId }],
          onAct: (fields) => void act(fields)
        }}
        onChange={load}
      />
      <LazyClassReport
        parts={plan.sheet.list.products.map(({ skuBaseNumber, skuVariantNumber }) => skuVariantNumber ?? skuBaseNumber)}
        list={listId}
      />
    </>
  )
})

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
    <InlineAlert tone="bad" title="We couldn't load your build." action={<RetryButton onRetry={onRetry} />}>
      Your parts are safe. Try again in a moment.
    </InlineAlert>
  </>
)

import { buildSheetHref, ListId, lists as allLists, MAX_STAGE_NAME_LENGTH, type PartsList } from "@camber/domain/lists"
import { runPlanAction, loadPlan, type Plan, parsePlanAction, type PlanActionResult } from "@camber/domain/planner"
import { callService } from "@camber/domain/ports"
import { Visitor } from "@camber/domain/visitor"
import { EmptyState, Link, LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect } from "effect"
import { useActionData, useLoaderData } from "react-router-dom"
import { redirect } from "react-router-dom"
import type { FormPage, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { planFormHref, plansFormHref, raceCarFormHref } from "../../../foundation/page/hrefs.ts"
import { SettingsStore } from "../../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../../foundation/runtime/StoreContext.ts"
import { accountHead } from "../../account/accountHead.ts"
import { planFacts } from "../planProps.ts"
import { PlanBoard } from "../view/plan-board/PlanBoard.tsx"

interface Shown {
  readonly plan: Plan | "unknown" | "failed"
  readonly path: string
}

const planOf = (visitor: FormVisitor, list: string | undefined): Promise<Plan | "unknown" | "failed"> =>
  list === undefined || list === ""
    ? Promise.resolve("unknown" as const)
    : visitor.run(loadPlan(ListId.make(list), visitor.selected?.project ?? null))

/** The board of one list, with a form for each action. */
const PlanFormPage = () => {
  const { path, plan } = useLoaderData() as Shown
  const answer = useActionData() as PlanActionResult | undefined
  const { publicOrigin } = useStore(SettingsStore)
  if (plan === "unknown" || plan === "failed")
    return (
      <div className="wrap">
        <PageTitle title="Build Planner" />
        <EmptyState
          title={plan === "unknown" ? "This build isn't in your lists" : "We couldn't load your build"}
          actions={<LinkButton href={plansFormHref}>Choose a Build</LinkButton>}
        >
          Your lists are safe. Try again in a moment.
        </EmptyState>
      </div>
    )
  const { shared, ...facts } = planFacts(plan)
  return (
    <div className="wrap">
      <PlanBoard
        {...facts}
        message={answer && <InlineAlert tone={answer.isDone ? "good" : "bad"}>{answer.message}</InlineAlert>}
        forms={{ action: path, longestName: MAX_STAGE_NAME_LENGTH, fields: [{ name: "list", value: plan.sheet.list.id }] }}
        share={{
          car: facts.car,
          firstName: plan.sheet.sharedAs ?? "",
          shared: shared && { ...shared, url: new URL(buildSheetHref(plan.sheet.list), publicOrigin).href }
        }}
        links={
          <>
            <LinkButton href={raceCarFormHref({ list: plan.sheet.list.id })}>Class Check</LinkButton>
            <LinkButton href={plansFormHref}>All Builds</LinkButton>
          </>
        }
      />
    </div>
  )
}

export const planFormPage: FormPage<Shown, PlanActionResult> = {
  Component: PlanFormPage,
  handle: accountHead("Build Planner", plansFormHref),
  load: async (visitor, _, { list }) => ({ plan: await planOf(visitor, list), path: planFormHref(list ?? "") }),
  act: async (visitor, fields) => {
    const plan = await planOf(visitor, fields["list"])
    if (typeof plan === "string") return { isDone: false, message: "We couldn't load your build. Try again." }
    const action = parsePlanAction(fields, plan.sheet.stages)
    const result = await visitor.run(runPlanAction(plan, action, visitor.pressKey))
    // The page reports omitted parts. Repeating the post adds nothing, because those parts are no longer planned.
    return result.isDone && action._tag !== "AddToCart" ? redirect(planFormHref(plan.sheet.list.id), 303) : result
  }
}

/** The visitor's lists, each with a link to its board. */
const PlansFormPage = () => {
  const lists = useLoaderData() as ReadonlyArray<PartsList> | null
  return (
    <div className="wrap">
      <PageTitle title="Build Planner" />
      {lists === null && (
        <InlineAlert tone="bad" title="We couldn't load your lists." action={<LinkButton href={plansFormHref}>Try again</LinkButton>}>
          Your lists are safe. Try again in a moment.
        </InlineAlert>
      )}
      {lists?.length === 0 && (
        <EmptyState title="You have no lists yet" actions={<LinkButton href="/shop/all">Shop All Parts</LinkButton>}>
          Turn on JavaScript to make lists. To see a shared build, open its link.
        </EmptyState>
      )}
      <ul>
        {lists?.map((list) => (
          <li key={list.id}>
            <Link className="link" href={planFormHref(list.id)}>
              {[list.listName, ...(list.car === null ? [] : [list.car.vehicle])].join(" · ")}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const plansFormPage: FormPage<ReadonlyArray<PartsList> | null, never> = {
  Component: PlansFormPage,
  handle: accountHead("Build Planner", plansFormHref),
  load: (visitor) =>
    visitor.run(
      Effect.gen(function* () {
        const userGuid = yield* (yield* Visitor).guid
        return userGuid === null ? [] : (yield* callService(allLists, { userGuid })).lists.lists
      }).pipe(
        Effect.tapError((error) => Effect.logError("Failed to load the lists", error)),
        Effect.orElseSucceed(() => null)
      )
    )
}

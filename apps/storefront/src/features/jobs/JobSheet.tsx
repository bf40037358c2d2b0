import {
  countRows,
  formatEffort,
  type JobAddress,
  jobHref,
  type JobPlan,
  type JobRow,
  jobSections,
  parseJobAddress,
  selectParts
} from "@camber/domain/jobs"
import { formatCents } from "@camber/domain/money"
import { Button, HiddenFields, InlineAlert, Link, PageTitle, SectionHead, VisuallyHidden } from "@camber/ui"
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react"
import { useLocation } from "react-router-dom"
import { buildSheetFormHref, garageHref, withoutScriptsField, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import { useHasScripts } from "../../foundation/runtime/StoreContext.ts"
import { GarageButton } from "../garage/GarageButton.tsx"
import { meetLineProps } from "../mating/meetLineProps.ts"
import { MeetLine } from "../mating/view/meet-line/MeetLine.tsx"
import { JobChecks } from "./view/job-checks/JobChecks.tsx"
import { JobBudgets } from "./view/job-budgets/JobBudgets.tsx"
import { JobBuy } from "./view/job-budgets/JobBuy.tsx"
import { JobQuestions } from "./view/job-questions/JobQuestions.tsx"
import { JobRows } from "./view/job-rows/JobRows.tsx"
import { toRowProps } from "./toRowProps.ts"
import { type ArticleLinks, toBudgetProps, toCheckProps, toQuestionProps } from "./toSheetProps.ts"

export interface JobSheetProps {
  readonly plan: JobPlan
  readonly address: JobAddress
  readonly articles: ArticleLinks
  /** Whether the plan counts what the visitor has. */
  readonly isOwn: boolean
  readonly isUpdating: boolean
  /** Called when the shopper changes the budget, an answer or a check box. */
  readonly onChange: (address: JobAddress) => void
  readonly onAdd: (budget: JobAddress["budget"], withUsual: boolean) => Promise<void>
  /** Renders the control that adds the part of a row to the build sheet. Without it, a button posts the part type. */
  readonly renderKeep?: (row: JobRow) => ReactNode
}

/** Name and values of the two buttons that add the set. */
const ADD_FIELD = "add"
const readForm = (form: HTMLFormElement): JobAddress =>
  parseJobAddress([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])))

/** The whole job as one form. Its first button updates the plan. Without scripts, its last two buttons post the set to the cart. */
export const JobSheet = ({ address, articles, isOwn, isUpdating, onAdd, onChange, plan, renderKeep = renderKeepButton }: JobSheetProps) => {
  const isLive = useIsLive()
  const hasScripts = useHasScripts()
  const { search } = useLocation()
  const { budget } = address
  const needed = selectParts(plan, budget, false)
  const all = selectParts(plan, budget, true)
  const counts = countRows(plan)
  const pairs = plan.sets.find((set) => set.budget === budget)?.pairs ?? []
  const form = useRef<HTMLFormElement>(null)
  const change = useEffectEvent(() => {
    if (form.current !== null) onChange(readForm(form.current))
  })
  useEffect(() => {
    // Listens to the native event, because React reports each letter as a change.
    const { current } = form
    const listener = () => change()
    current?.addEventListener("change", listener)
    return () => current?.removeEventListener("change", listener)
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === ADD_FIELD) void onAdd(budget, submitter.value === "usual")
    else onChange(readForm(event.currentTarget))
  }
  return (
    <form ref={form} className="job" method="get" action={jobHref(plan.slug)} onSubmit={submit}>
      {!hasScripts && <HiddenFields fields={[withoutScriptsField]} />}
      {/* Enter presses the form's first submit button, which must not be one that adds the set. */}
      <VisuallyHidden>
        <Button type="submit" tabIndex={-1}>
          Update the Plan
        </Button>
      </VisuallyHidden>
      <div className="job__head">
        <PageTitle title={plan.title} />
        <p className="mute">{formatEffort(plan)}.</p>
        {plan.safety !== null && <InlineAlert title="Safety">{plan.safety}</InlineAlert>}
        {plan.isForOtherCar && (
          <InlineAlert tone="bad" title="This job is for another kind of car">
            What we know about your car doesn't match this job. Check the answers below.
          </InlineAlert>
        )}
        {!plan.isForCar && (
          <div className="job__car">
            <p>Add your car to see which parts fit, and a set at three budgets.</p>
            <GarageButton staysOnPage />
          </div>
        )}
        <p className="job__counts">
          <span>
            <b>{counts.needed}</b> needed
          </span>
          <span>
            <b>{counts.owned}</b> owned
          </span>
          <span>
            <b>{counts.inCart}</b> in cart
          </span>
          <span>
            <b>{counts.missing}</b> missing
          </span>
        </p>
        {!isOwn && (
          <noscript>
            <p>
              <a className="link" href={withoutScriptsHref(jobHref(plan.slug), search)}>
                Check off the parts in your cart, lists and orders
              </a>
            </p>
          </noscript>
        )}
      </div>
      {plan.isForCar && <JobBudgets {...toBudgetProps(plan, budget)} />}
      {plan.isForCar && plan.rows.some(({ state }) => state === "noneFits") && (
        <p className="mute">
          Some parts depend on details of your car, such as its engine.{" "}
          <Link className="link" href={garageHref}>
            Add them in your garage
          </Link>{" "}
          to see which fit.
        </p>
      )}
      <JobQuestions {...toQuestionProps(plan, address.answers)} />
      <div className="job__cols">
        <div>
          {jobSections.map(({ id, note, title }) => {
            const rows = plan.rows.filter(({ section }) => section === id)
            return rows.length === 0 ? null : (
              <section key={id} className="block" aria-labelledby={`job-${id}`}>
                <SectionHead id={`job-${id}`} title={title} note={note} />
                <JobRows rows={rows.map((row) => ({ ...toRowProps(row, address, plan.sets), keep: renderKeep(row) }))} />
              </section>
            )
          })}
        </div>
        <aside className="job__side">
          {plan.isForCar && (
            <JobBuy
              count={needed.parts.length}
              pieces={needed.items.reduce((sum, { quantity }) => sum + quantity, 0)}
              total={formatCents(needed.total)}
              coreCharge={needed.coreCharge === 0 ? null : formatCents(needed.coreCharge)}
              totalWithUsual={all.parts.length === needed.parts.length ? null : formatCents(all.total)}
              action={jobHref(plan.slug)}
              name={ADD_FIELD}
              isUpdating={isUpdating}
            />
          )}
          {pairs.length > 0 && (
            <section aria-labelledby="job-pairs">
              <SectionHead id="job-pairs" title="Parts checked together" note={formatPairs(pairs)} />
              {pairs.map((pair, index) => (
                <MeetLine key={index} {...meetLineProps(pair)} />
              ))}
            </section>
          )}
          <section aria-labelledby="job-tools">
            <SectionHead id="job-tools" title="Tools" />
            <JobRows
              isCompact
              rows={plan.rows.filter(({ section }) => section === "tools").map((row) => toRowProps(row, address, plan.sets))}
            />
          </section>
          {plan.beside.length > 0 && (
            <section aria-labelledby="job-beside-jobs">
              <SectionHead id="job-beside-jobs" title="Often done together" />
              <ul className="job__links">
                {plan.beside.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link className="link" href={jobHref(slug)}>
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
      <JobChecks {...toCheckProps(plan.checks, articles)} />
      {isLive && (
        <p className="job__print">
          <Button onClick={() => window.print()}>Print Job Sheet</Button>
        </p>
      )}
    </form>
  )
}

/**
 * Posts the part type of a marked row to the page of the build sheet, for a browser without scripts. A button has only one value, so that
 * page adds a single piece of the part.
 */
const renderKeepButton = ({ covered, name, typeSlug }: JobRow): ReactNode =>
  typeSlug !== null &&
  covered.some(({ place }) => place === "marked") && (
    <Button
      type="submit"
      size="small"
      name="typeSlug"
      value={typeSlug}
      formMethod="post"
      formAction={buildSheetFormHref}
      aria-label={`Add to Build Sheet: ${name}`}
    >
      Add to Build Sheet
    </Button>
  )

const formatPairs = (pairs: JobPlan["sets"][number]["pairs"]): string => {
  const count = (verdict: (typeof pairs)[number]["verdict"]) => pairs.filter((pair) => pair.verdict === verdict).length
  const parts = [
    [count("meets"), "meet"],
    [count("doesNotMeet"), "do not meet"],
    [count("notKnown"), "not known"]
  ] as const
  return parts.flatMap(([number, text]) => (number === 0 ? [] : [`${number} ${text}`])).join(", ")
}

/** Empty subscription: scripts never run on the server and never stop running in the browser. */
const never = () => () => undefined
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )

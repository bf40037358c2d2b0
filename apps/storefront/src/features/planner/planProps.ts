import { isPurchaseable, SEE_PRICE_IN_CART } from "@camber/domain/catalog"
import {
  type BuildFinding,
  buildSheetHref,
  formatFinding,
  checkBuild,
  type CheckedPart,
  findCompanions,
  listKey,
  type PartType,
  formatCheckCoverage
} from "@camber/domain/lists"
import { formatCents } from "@camber/domain/money"
import { orderHref } from "@camber/domain/order"
import { getSearchLink } from "@camber/domain/pages"
import {
  formatRemainingBudget,
  type Plan,
  computePlanCost,
  type PlannedPart,
  type PlannedStage,
  type Progress,
  formatProgress,
  checkClassRule,
  planStageCart,
  formatStageStatus
} from "@camber/domain/planner"
import { carHref } from "../../foundation/page/hrefs.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import { formatOptions, formatKitParts } from "../options/partTexts.ts"
import { fitLineProps } from "../product-card/cardProps.ts"
import type { PlanBoardProps } from "./view/plan-board/PlanBoard.tsx"
import type { PlanBudgetProps } from "./view/plan-board/PlanBudget.tsx"
import type { PlanCardProps, PlanGapProps, PlanState } from "./view/plan-board/PlanCard.tsx"
import type { PlanDate, PlanFinding, PlanRulesProps, PlanShareProps } from "./view/plan-board/PlanPanels.tsx"
import type { PlanStageProps } from "./view/plan-board/PlanStage.tsx"

/** Board properties that depend only on the plan. */
export type PlanFacts = Pick<PlanBoardProps, "budget" | "car" | "dates" | "findings" | "note" | "reach" | "rules" | "stages" | "title"> & {
  readonly shared: Omit<NonNullable<PlanShareProps["shared"]>, "url"> | undefined
}

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
const dayText = (isoDay: string): string => day.format(new Date(`${isoDay}T00:00:00Z`))

/** Formats a plan for the screen. */
export const planFacts = (plan: Plan): PlanFacts => {
  const { list, rules, sharedAs } = plan.sheet
  const all = plan.stages.flatMap(({ parts }) => parts)
  const pieces = all.reduce((sum, { product }) => sum + product.quantity, 0)
  const { car } = list
  return {
    title: list.listName,
    note: `${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
    car: car === null ? undefined : { vehicle: car.vehicle, engine: car.engine ?? undefined, raceType: car.raceType ?? undefined },
    budget: budgetProps(plan, all),
    stages: plan.stages.map((stage) => stageProps(stage, all, plan.sheet.carPath)),
    findings: findingsOf(all),
    reach: formatCheckCoverage(all) ?? "Add parts to see what usually goes with them.",
    rules:
      rules === null
        ? null
        : {
            className: rules.className,
            source: rules.source,
            rules: rules.rules.map((rule): PlanRulesProps["rules"][number] => {
              const answer = checkClassRule(rule, all)
              const isAnswered = answer._tag === "Answered"
              return { about: rule.about, text: rule.text, isAnswered, answer: isAnswered ? named(answer.by) : unanswered[answer._tag] }
            })
          },
    dates: datesOf(all),
    shared:
      list.sharedAt === null
        ? undefined
        : { title: sharedAs === null ? list.listName : `${sharedAs}'s ${car?.vehicle ?? list.listName}`, href: buildSheetHref(list) }
  }
}

const unanswered = { NotInBuild: "Not in this build", Inspector: "Checked by the inspector" } as const

const nameOf = ({ facts, product }: CheckedPart): string => (facts.type === null ? product.title : `${product.brand} ${facts.type.name}`)
const named = (parts: ReadonlyArray<CheckedPart>): string => [...new Set(parts.map(nameOf))].join(", ")

const budgetProps = ({ budget, unavailable }: Plan, all: ReadonlyArray<PlannedPart>): PlanBudgetProps => {
  const money = computePlanCost(all)
  const whole = Math.max(money.total, budget ?? 0, 1)
  const share = (cents: number) => Math.round((cents / whole) * 1000) / 10
  const { unpriced } = money
  const notes = [
    ...(unpriced === 0 ? [] : [`The total leaves out ${unpriced} ${unpriced === 1 ? "item" : "items"} without a price.`]),
    ...unavailable.map((of) => `We couldn't load your ${of}. Everything counts as planned for now.`)
  ]
  return {
    total: formatCents(money.total),
    budget: budget === null ? undefined : { amount: formatCents(budget), left: formatRemainingBudget(budget, money) },
    spent: formatCents(money.spent),
    inCart: formatCents(money.inCart),
    planned: formatCents(money.planned),
    shares: {
      spent: share(money.spent),
      inCart: share(money.inCart),
      planned: share(money.planned),
      budget: budget === null ? null : share(budget)
    },
    note: notes.length === 0 ? undefined : notes.join(" ")
  }
}

const stageProps = ({ parts, stage }: PlannedStage, all: ReadonlyArray<PlannedPart>, carPath: string | null): PlanStageProps => {
  const [sure, whole] = [planStageCart(parts, false).items, planStageCart(parts, true).items]
  const piecesOf = (items: typeof sure) => items.reduce((sum, { quantityRequested }) => sum + quantityRequested, 0)
  const days = parts.flatMap(({ progress }) => progress.arrivesOn ?? []).toSorted()
  const last = days.at(-1)
  return {
    id: stage?.id ?? null,
    name: stage?.name ?? "No stage",
    total: formatCents(computePlanCost(parts).total),
    note: formatStageStatus(parts),
    due: last === undefined ? undefined : `by ${dayText(last)}`,
    isDone: parts.length > 0 && parts.every(({ progress }) => progress.planned + progress.inCart === 0),
    cards: parts.map(cardOf),
    gaps: gapsOf(parts, all),
    often: oftenOf(parts, all),
    toAdd: { sure: piecesOf(sure), unsure: piecesOf(whole) - piecesOf(sure) },
    addHref: addHref(stage?.id ?? null, carPath)
  }
}

/** The system of the car page that corresponds to each standard stage. */
const systems: Readonly<Record<string, string>> = {
  engine: "engine",
  driveline: "transmission",
  brakes: "front-brakes",
  suspension: "front-suspension",
  cooling: "cooling",
  safety: "interior",
  body: "interior"
}

const addHref = (stage: string | null, carPath: string | null): string => {
  if (carPath === null) return "/categories"
  if (!carPath.startsWith("/vehicle/")) return carPath
  const system = systems[stage ?? ""]
  return system === undefined ? carHref(carPath) : `${carHref(carPath)}?system=${system}#system`
}

const stateOf = ({ arrived, inCart, ordered, planned }: Progress): PlanState => {
  const states = [
    [arrived, "arrived"],
    [ordered, "ordered"],
    [inCart, "cart"],
    [planned, "planned"]
  ] as const
  const some = states.filter(([count]) => count > 0)
  return some.length === 1 ? (some[0]?.[1] ?? "mixed") : "mixed"
}

const cardOf = ({ facts, product, progress }: PlannedPart): PlanCardProps => {
  const isSold = isPurchaseable(product.availability)
  const { brand, kitComponents, options, price, quantity, sku } = product
  const open = progress.planned + progress.inCart
  const today = price === null ? null : price * open
  const fit = facts.verdict && fitLineProps(facts.verdict, null, null)
  const isBought = open === 0
  return {
    partKey: listKey(product),
    title: product.title,
    href: product.availability === "Discontinued" ? undefined : product.productUrl,
    imageUrl: product.imageUrl === null ? undefined : getImageUrl(product.imageUrl),
    details: [
      ...(quantity > 1 ? [`${quantity} pieces`] : []),
      brand,
      sku,
      ...formatOptions({ options }),
      ...(isSold && !isBought ? [product.availabilityText] : [])
    ].filter(Boolean),
    parts: formatKitParts({ kitComponents }),
    fit: fit ? { tone: fit.tone, label: fit.label } : undefined,
    price: isBought
      ? formatCents(progress.spent)
      : !isSold
        ? undefined
        : today === null
          ? SEE_PRICE_IN_CART
          : formatCents(today + progress.spent),
    state: stateOf(progress),
    stateText: [formatProgress(progress), ...(progress.arrivesOn === null ? [] : [`by ${dayText(progress.arrivesOn)}`])].join(", ")
  }
}

const wayTo = ({ href, name }: PartType): string => href ?? getSearchLink(name) ?? "/categories"

/** Returns the missing parts of a stage. */
const gapsOf = (parts: ReadonlyArray<PlannedPart>, all: ReadonlyArray<PlannedPart>): ReadonlyArray<PlanGapProps> => {
  const isHere = new Set<CheckedPart>(parts)
  return checkBuild(all).flatMap((finding): ReadonlyArray<PlanGapProps> => {
    // A kind that several stages need appears only in the first of them.
    if ((finding._tag !== "Missing" && finding._tag !== "MayNeed") || !finding.parts.slice(0, 1).some((part) => isHere.has(part))) return []
    const isNeeded = finding._tag === "Missing"
    return [
      {
        key: finding.type.slug,
        name: finding.type.name,
        text: `${isNeeded ? "Needed" : "You may need one"} with ${named(finding.parts)}`,
        href: wayTo(finding.type),
        isNeeded
      }
    ]
  })
}

/** Returns parts that are often replaced with those of a stage. A part for several stages appears only in the first. */
const oftenOf = (parts: ReadonlyArray<PlannedPart>, all: ReadonlyArray<PlannedPart>): ReadonlyArray<PlanGapProps> => {
  const isHere = new Set<CheckedPart>(parts)
  return findCompanions(all).flatMap(({ parts: of, type }) =>
    of.slice(0, 1).some((part) => isHere.has(part))
      ? [{ key: type.slug, name: type.name, text: `Often changed with ${named(of)}`, href: wayTo(type), isNeeded: false }]
      : []
  )
}

/** Returns all findings about the whole build, and one sentence about often replaced parts. */
const findingsOf = (all: ReadonlyArray<PlannedPart>): ReadonlyArray<PlanFinding> => {
  const often = findCompanions(all)
  const names = often.slice(0, MOST_NAMED).map(({ type }) => type.name)
  const more = often.length - names.length
  return [
    ...checkBuild(all).map((finding, at): PlanFinding => ({ key: String(at), ...formatFinding(finding), link: linkOf(finding) })),
    ...(often.length === 0
      ? []
      : [
          {
            key: "often",
            tone: "note" as const,
            label: "Often changed with these parts:",
            text: `${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}. None are in this build.`
          }
        ])
  ]
}

/** Maximum number of part kinds in a sentence. */
const MOST_NAMED = 6

const linkOf = (finding: BuildFinding): PlanFinding["link"] => {
  switch (finding._tag) {
    case "Missing":
    case "MayNeed":
      return { href: wayTo(finding.type), label: `Choose ${finding.type.name}` }
    case "DoesNotFit":
      return finding.part.facts.type === null ? undefined : { href: wayTo(finding.part.facts.type), label: `See what fits` }
    case "DoesNotMeet":
      // An adapter that joins the two parts comes first.
      return finding.answer.links[0]
    default:
      return undefined
  }
}

const datesOf = (all: ReadonlyArray<PlannedPart>): ReadonlyArray<PlanDate> =>
  all
    .flatMap(({ product, progress }, at) => {
      const number = progress.orderNumbers.at(-1)
      return progress.arrivesOn === null || number === undefined
        ? []
        : [{ at, arrivesOn: progress.arrivesOn, number, text: `${progress.ordered > 1 ? `${progress.ordered} x ` : ""}${product.title}` }]
    })
    .toSorted((one, other) => (one.arrivesOn < other.arrivesOn ? -1 : one.arrivesOn > other.arrivesOn ? 1 : one.at - other.at))
    .map(({ arrivesOn, at, number, text }) => ({
      key: String(at),
      day: dayText(arrivesOn),
      text,
      orderHref: orderHref(number),
      orderLabel: `Order ${number}`
    }))
